import { mount, unmount } from 'svelte'
import { beforeAll, describe, expect, test } from 'vitest'
import { effect } from '../src/boards/signorie/explained'
import { dyes, flights } from '../src/boards/signorie/kit'
import Plans from '../src/boards/signorie/Plans.svelte'
import { preview } from '../src/boards/signorie/preview'
import {
  counted,
  dieOf,
  firing,
  menOn,
  numeral,
  prospectOf,
  said,
  span,
  type Family,
  type View,
} from '../src/boards/signorie/view'
import { GLYPHS } from '../src/draw/glyphs'
import { settings } from '../src/lib/settings.svelte'
import { isTaken, wishesOf } from '../src/lib/wishes'
import type { GameCard, Place } from '../src/lib/wire'
import { Table } from '../src/lib/table.svelte'
import { Words, words } from '../src/lib/words.svelte'
import { signorie } from './views'

const VIEWS = signorie as unknown as View[]

function seated(place: number): { table: Table; view: View } {
  const table = new Table('t')
  const view = VIEWS[place] as View
  table.update = { view, places: [], log: [] } as unknown as Table['update']
  return { table, view }
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

  test('everyone who stands in a career is found on a field', () => {
    for (const view of VIEWS) {
      const men = view.families.flatMap((one) => Object.values(one.careers).flat()).length
      const fields = view.figures.career.map((_, place) => place + 1)
      const found = (['politics', 'church', 'military'] as const).flatMap((career) =>
        fields.flatMap((field) => menOn(view, career, field)),
      )
      expect(found).toHaveLength(men)
    }
  })
})

describe('what is said of a piece', () => {
  test('the helpers of a die that is pointed at', () => {
    const { table, view } = seated(1)
    const prospects = {
      red: [{ value: 2, cost: 1, surplus: 0, sum: 9, keeps: true, helpers: ['red-3'] }],
    }
    const family = { ...view.families[0], prospects } as Family
    view.families = [family, ...view.families.slice(1)]
    expect(prospectOf(family, 'red', 2)?.cost).toBe(1)
    expect(firing(table, family)).toEqual([])
    table.pointed = 'move:take red 2'
    expect(firing(table, family)).toEqual(['red-3'])
    const text = effect('die:red-2', table)?.text ?? ''
    expect(text).toContain('You pay 1 florin.')
    expect(text).toContain('add up to 9')
    expect(text).toContain('Red helper 3')
  })

  test('every kind of piece has an effect and a rule', () => {
    const { table, view } = seated(1)
    const pieces = [
      ...Object.keys(view.figures.helpers).map((slug) => `helper:${slug}`),
      ...Object.keys(view.figures.tasks).map((slug) => `task:${slug}`),
      ...view.rewards.map((slug) => `reward:${slug}`),
      ...Object.keys(view.cities).map((slug) => `city:${slug}`),
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
    expect(preview({ effect: { florins: 2 }, times: 3 })).toEqual(['Effect, 3 times: 2 florins.'])
    expect(preview({})).toEqual([])
  })
})

test('a row shows a place for every crest that it lacks', () => {
  const { table, view } = seated(1)
  const target = document.createElement('div')
  const made = mount(Plans, { target, props: { table } })
  const rows = Object.values(view.families[view.seat ?? 0]?.rows ?? {})
  const missing = rows.reduce((sum, plan) => sum + plan.lacks.length, 0)
  expect(target.querySelectorAll('.missing svg')).toHaveLength(missing)
  expect(missing).toBeGreaterThan(0)
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

test('the signs of the dice and rows are drawn', () => {
  for (const glyph of ['coin', 'ring', 'cradle', 'stairs', 'letter', 'helper', 'flag'])
    expect(GLYPHS[glyph]).toBeDefined()
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
    const { table, view } = seated(0)
    const boards = ['blue', 'yellow', 'red']
    const families = view.families.map((family, seat) => ({ ...family, board: boards[seat] }))
    table.update = { view: { ...view, families } } as unknown as Table['update']
    expect(dyes(table)).toEqual([1, 3, 0])
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
