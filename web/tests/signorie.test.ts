import { mount, unmount } from 'svelte'
import { beforeAll, describe, expect, test } from 'vitest'
import { effect } from '../src/boards/signorie/explained'
import { dyes, flights } from '../src/boards/signorie/kit'
import { faceDown, placesOf } from '../src/boards/signorie/plan'
import Row from '../src/boards/signorie/Row.svelte'
import Stair from '../src/boards/signorie/Stair.svelte'
import Sum from '../src/boards/signorie/Sum.svelte'
import { partAsked } from '../src/boards/signorie/look.svelte'
import { preview } from '../src/boards/signorie/preview'
import {
  brief,
  counted,
  dieOf,
  firing,
  menOn,
  numeral,
  prospectOf,
  said,
  signOf,
  span,
  viewOf,
} from '../src/boards/signorie/view'
import sheet from '../src/boards/signorie/sheet.svg?raw'
import { settings } from '../src/lib/settings.svelte'
import { isTaken, wishesOf } from '../src/lib/wishes'
import type { GameCard, Place, SignorieView, Update } from '../src/lib/wire'
import { Table } from '../src/lib/table.svelte'
import { Words, words } from '../src/lib/words.svelte'
import { family, VIEW } from './signorie-view'

function seated(view: SignorieView): Table {
  const table = new Table('t')
  const update: Partial<Update> = { view, places: [] }
  table.update = update as Update
  return table
}

beforeAll(async () => {
  settings.language = 'en'
  await words.learn('signorie')
  await words.speak('en')
})

describe('the view', () => {
  test('an effect is said with its amounts', () => {
    expect(said({ florins: 2, initiative: 1 })).toBe('2 florins, initiative +1')
    expect(said({})).toBe('')
  })

  test('figures and ranks', () => {
    expect([span(1, 1), span(1, 3)]).toEqual(['1', '1–3'])
    expect([1, 4, 12].map(numeral)).toEqual(['I', 'IV', '12'])
    expect(counted([2, 0, 2])).toEqual([
      { seat: 2, count: 2 },
      { seat: 0, count: 1 },
    ])
  })

  test('a die is read off a move or a label', () => {
    expect(dieOf('move:take red 3')).toEqual({ colour: 'red', value: 3 })
    expect(dieOf('take grey 6')).toEqual({ colour: 'grey', value: 6 })
    expect(dieOf('hire red-3')).toBeNull()
  })

  test('everyone who stands in a career is found on a field, the own men first', () => {
    expect(menOn(VIEW, 'church', 4)).toEqual([0, 0, 1, 1])
    expect(menOn({ ...VIEW, seat: 1 }, 'church', 4)).toEqual([1, 1, 0, 0])
    expect(menOn(VIEW, 'military', 2)).toEqual([1])
    expect(menOn(VIEW, 'politics', 1)).toEqual([])
  })

  test('the view of another game is none', () => {
    expect(() => viewOf(new Table('t'))).toThrow(TypeError)
  })
})

describe('what is said of a piece', () => {
  test('the helpers of a die that is pointed at', () => {
    const prospects = {
      red: [{ value: 2, cost: 1, surplus: 0, sum: 9, keeps: true, helpers: ['red-3'] }],
    }
    const own = family(0, { prospects })
    const table = seated({ ...VIEW, families: [own, family(1)] })
    expect(prospectOf(own, 'red', 2)?.cost).toBe(1)
    expect(firing(table, own)).toEqual([])
    table.pointed = 'move:take red 2'
    expect(firing(table, own)).toEqual(['red-3'])
    const text = effect('die:red-2', table)?.text ?? ''
    expect(text).toContain('You pay 1 florin.')
    expect(text).toContain('add up to 9')
    expect(text).toContain('Red helper 3')
  })

  test('a task says whether each figure brings its effect', () => {
    const table = seated(VIEW)
    expect(effect('task:purse', table)?.text).not.toBe(effect('task:nursery', table)?.text)
  })

  test('every kind of piece has an effect and a rule', () => {
    const table = seated(VIEW)
    const pieces = [
      ...Object.keys(VIEW.figures.helpers).map((slug) => `helper:${slug}`),
      ...Object.keys(VIEW.figures.tasks).map((slug) => `task:${slug}`),
      ...VIEW.rewards.map((slug) => `reward:${slug}`),
      ...Object.keys(VIEW.cities).map((slug) => `city:${slug}`),
      ...['space:red', 'signoria:red', 'hires:red', 'field:4', 'initiative:2', 'enter:church'],
      ...['marriage:este-2', 'mission:este-2', 'row:church', 'row:marriage', 'sex:man'],
      ...['sex:woman', 'brides', 'offspring', 'florins', 'threshold', 'die:red-9'],
    ]
    for (const piece of pieces) {
      const found = effect(piece, table)
      expect(found?.rule, piece).toMatch(/^SIG-\d\d$/)
      expect(found?.text, piece).not.toMatch(/ui-|\{|^$/)
    }
    expect(effect('nothing:at-all', table)).toBeNull()
  })

  test('a preview is one paragraph, and what is nothing is not said', () => {
    const facts = {
      sum: 4,
      threshold: 13,
      cost: 0,
      actions: ['hire red-1', 'fulfil purse 1', 'fulfil purse 2', 'govern'],
      helpers: ['helper:red-3'],
    }
    expect(preview(facts)).toEqual([
      'Your dice then add up to 4; your threshold is 13. ' +
        'Then you could choose: Red helper 1, Purse, Signoria action. ' +
        'Helpers you could then use: Red helper 3.',
    ])
    expect(preview({ actions: ['hire red-1', 'hire red-2', 'govern'] })).toEqual([
      'Then you could choose: Helpers: Red, Signoria action.',
    ])
    expect(preview({ effect: { florins: 2 }, times: 3 })).toEqual(['Effect, 3 times: 2 florins.'])
    expect(preview({})).toEqual([])
  })
})

describe('a row', () => {
  const este = { tile: 'este-2', house: 'este', points: 2 }
  const back = { tile: 'face-down', house: null, points: 1 }
  const plan = {
    crests: ['medici', 'este', 'este'],
    tiles: [back, este],
    lacks: ['medici', 'este'],
    needs: 1,
    points: 3,
    worth: 0,
  }

  test('has a place for every crest, gained ones first', () => {
    expect(placesOf(plan)).toEqual([
      { house: 'este', tile: este },
      { house: 'medici', tile: undefined },
      { house: 'este', tile: undefined },
    ])
    expect(faceDown(plan)).toEqual([back])
  })

  test('shows a dashed place for every crest that it lacks', () => {
    const target = document.createElement('div')
    const made = mount(Row, { target, props: { table: seated(VIEW), row: 'church' } })
    expect(target.querySelectorAll('.place')).toHaveLength(2)
    void unmount(made)
  })
})

test('a career has as many steps as the edition makes it', () => {
  const target = document.createElement('div')
  const made = mount(Stair, { target, props: { table: seated(VIEW), career: 'church' } })
  expect(target.querySelectorAll('.step')).toHaveLength(4)
  expect(target.querySelectorAll('.man')).toHaveLength(2)
  void unmount(made)
})

describe('on a small screen', () => {
  test('a question turns to the part of the table that it is about', () => {
    expect(partAsked('turn', [])).toBe('dice')
    expect(partAsked('advance', [])).toBe('careers')
    expect(partAsked('wedlock', [])).toBe('cities')
    expect(partAsked('alliance', [])).toBe('alliances')
  })

  test('a mission begins at the man and ends at the city', () => {
    expect(partAsked('mission', [])).toBe('careers')
    expect(partAsked('mission', ['career:church', 'field:4'])).toBe('cities')
  })
})

test.each([
  { then: undefined, keeps: true, said: 'Σ 12 / 13' },
  { then: undefined, keeps: false, said: 'Σ 12 / 13 !' },
  { then: { sum: 14, keeps: false }, keeps: true, said: 'Σ 12 → 14 / 13 !' },
])('a sum is over the threshold where the rules say so: $said', ({ then, keeps, said }) => {
  const target = document.createElement('div')
  const die = then && { value: 2, cost: 0, surplus: 0, helpers: [], ...then }
  const { columns } = VIEW.figures
  const props = { family: family(0, { sum: 12, keeps }), columns, then: die }
  const made = mount(Sum, { target, props })
  expect(target.textContent.replace(/\s+/g, ' ')).toContain(said)
  void unmount(made)
})

test('pieces travel where they go', () => {
  const told = (kind: string, facts: object) =>
    flights({ ply: 1, text: '', kind, seat: 2, ...facts })
  expect(told('takes', { colour: 'colour:red', value: 3 })[0]?.from).toEqual(['die:red:3'])
  expect(told('arrives', { career: 'career:church', field: 4 })[0]).toEqual({
    from: ['post:2:church:3', 'seat:2'],
    to: ['post:2:church:4'],
  })
  expect(told('sends', { career: 'career:church', field: 4, city: 'city:roma' })[0]?.to).toEqual([
    'city:roma',
  ])
  expect(told('passes', {})).toEqual([])
})

test('every effect has a sign in the sheet and few words for it', () => {
  const words = ['florins', 'points', 'surplus-florins', 'surplus-points', 'advance', 'study']
  const verbs = [
    ...words,
    ...['initiative', 'men', 'women', 'figures', 'opposite', 'alliances', 'missions', 'marriages'],
    ...['offspring', 'recruit', 'errand', 'threshold', 'per-bride', 'per-helper', 'per-city'],
    ...['per-envoy', 'per-wife'],
  ]
  for (const verb of verbs) {
    expect(sheet, verb).toContain(`id="signorie-${signOf({ [verb]: 1 })}"`)
    expect(brief({ [verb]: 2 }), verb).toMatch(/2/)
  }
})

test('a taken die has the number of its column beside it', () => {
  const target = document.createElement('div')
  const props = { family: family(0, { dice: { red: 4 } }), columns: VIEW.figures.columns }
  const made = mount(Sum, { target, props })
  expect(target.querySelector('.taken b')?.textContent).toBe('2')
  void unmount(made)
})

test('the game that was opened last has the last word', async () => {
  const two = new Words()
  await two.learn('signorie')
  await two.learn('principato')
  expect(two.say('board-points')).toBe('Open VP')
  await two.learn('signorie')
  expect(two.say('board-points')).toBe('Pts')
})

describe('colours', () => {
  test('a seat wears the colour of its board', () => {
    const families = ['blue', 'yellow', 'red'].map((board, seat) => family(seat, { board }))
    expect(dyes(seated({ ...VIEW, families }))).toEqual([1, 3, 0])
  })

  const option = (key: string) => ({ key, name: key, values: ['random', 'red'], names: ['', ''] })
  const card = { options: ['order', 'board0', 'board1'].map(option) } as unknown as GameCard

  test('what every seat may choose is one wish', () => {
    expect(wishesOf(card).map((wish) => wish.key)).toEqual(['board'])
  })

  test('a colour is taken once somebody has chosen it', () => {
    const [wish] = wishesOf(card)
    if (!wish) throw new Error('no wish')
    const places = [{ wishes: { board: 'red' } }, { wishes: { board: 'random' } }]
    expect(isTaken(wish, 'red', places as unknown as Place[])).toBe(true)
    expect(isTaken(wish, 'random', places as unknown as Place[])).toBe(false)
    expect(isTaken(wish, 'red', [])).toBe(false)
  })
})

test('a lower helper says whom it passes over', () => {
  const said = preview({ effect: { points: 3 }, forfeits: ['helper:red-1', 'helper:red-2'] })
  expect(said.join(' ')).toContain('can no longer use: Red helper 1, Red helper 2.')
})
