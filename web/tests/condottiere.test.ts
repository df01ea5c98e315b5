import { mount, unmount } from 'svelte'
import { beforeAll, describe, expect, test } from 'vitest'
import components from '../../src/quattrocento/games/condottiere/components.toml'
import { amended, linesOf } from '../src/boards/condottiere/geometry'
import InWords from '../src/boards/condottiere/InWords.svelte'
import { kit } from '../src/boards/condottiere/kit'
import sheet from '../src/boards/condottiere/sheet.svg?raw'
import { look, viewOf } from '../src/boards/condottiere/view'
import { settings } from '../src/lib/settings.svelte'
import { Table } from '../src/lib/table.svelte'
import type { CondottiereView, Update } from '../src/lib/wire'
import { words } from '../src/lib/words.svelte'

const VIEW: CondottiereView = {
  seat: 0,
  game: 'condottiere',
  round: 1,
  condottiere: 0,
  city: 'roma',
  battle: true,
  defender: -1,
  winter: false,
  map: 'rulebook',
  neighbours: { siena: ['firenze', 'roma'] },
  target: 6,
  values: { m1: 1, m10: 12, heroine: 9 },
  owners: { siena: -1 },
  hand: ['m1', 'm10'],
  aside: ['winter', 'winter'],
  captains: [
    {
      seat: 0,
      cards: 2,
      known: ['m10'],
      line: [],
      strength: 0,
      out: false,
      cities: [],
      group: 0,
    },
  ],
  answered: [],
  winner: -1,
}

function seated(view: CondottiereView): Table {
  const table = new Table('t')
  const update: Partial<Update> = { view, places: [] }
  table.update = update as Update
  return table
}

function heard(view: CondottiereView): string {
  const page = mount(InWords, { target: document.body, props: { table: seated(view) } })
  const text = document.body.textContent.replace(/\s+/g, ' ')
  void unmount(page)
  return text
}

beforeAll(async () => {
  settings.language = 'en'
  await words.learn('condottiere')
  await words.speak('en')
})

describe('the view', () => {
  test('a card shows what it counts in this edition, or nothing', () => {
    const values = ['m10', 'heroine', 'winter'].map((card) => look(card, VIEW).value)
    expect(values).toEqual(['12', '9', ''])
  })

  test('only a table of this game has one', () => {
    expect(viewOf(seated(VIEW))).toBe(VIEW)
    expect(() => viewOf(new Table('t'))).toThrow('no table of Condottiere')
  })
})

describe('a card', () => {
  const CARDS = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm10', 'scarecrow', 'drummer', 'bishop']
  const ALL = [...CARDS, 'surrender', 'winter', 'heroine']

  test('has its number in the medal alone', () => {
    expect(look('m10', VIEW)).toMatchObject({ name: 'Mercenary', value: '12' })
  })

  test('has its picture and the sign of its rule on the sheet', () => {
    for (const { picture, sign } of ALL.map((card) => look(card, VIEW))) {
      expect(sheet).toContain(`id="${picture.slice(1)}"`)
      if (sign !== '#swords') expect(sheet).toContain(`id="${sign.slice(1)}"`)
    }
  })

  test.each(['en', 'de', 'it'] as const)(
    'says its rule in fourteen letters: %s',
    async (language) => {
      await words.speak(language)
      const rules = ALL.map((card) => look(card, VIEW).rule)
      await words.speak('en')
      expect(rules.filter((rule) => rule.length > 14 || rule.length === 0)).toEqual([])
    },
  )
})

/** Who borders on whom in our own edition. */
function borders(map: string): Record<string, string[]> {
  const all: unknown = components.borders
  const near: Record<string, string[]> = {}
  for (const [one, other] of (all as Record<string, [string, string][]>)[map] ?? []) {
    near[one] = [...(near[one] ?? []), other]
    near[other] = [...(near[other] ?? []), one]
  }
  return near
}

describe('the borders on the map', () => {
  test.each(['rulebook', 'published'])('are those of the rules: %s', (map) => {
    expect(amended(linesOf(map), borders(map))).toEqual({ walls: [], roads: [] })
  })

  test('a border that the table has not is a wall', () => {
    const near = borders('rulebook')
    near.roma = near.roma?.filter((city) => city !== 'napoli') ?? []
    near.napoli = near.napoli?.filter((city) => city !== 'roma') ?? []
    const { walls, roads } = amended(linesOf('rulebook'), near)
    expect([walls.length, roads.length]).toEqual([1, 0])
  })

  test('neighbours that do not touch have a road', () => {
    const near = borders('rulebook')
    near.torino = [...(near.torino ?? []), 'napoli']
    const { walls, roads } = amended(linesOf('rulebook'), near)
    expect([walls.length, roads]).toEqual([0, ['M850 1150Q360 739 110 150']])
  })
})

describe('the position in words', () => {
  test('says which cities share a border', () => {
    expect(heard(VIEW)).toContain('Siena, free. Borders on: Florence, Rome.')
  })

  test('says which cards are out of the game and which are known', () => {
    expect(heard(VIEW)).toContain('Set aside: 2 × Winter.')
    expect(heard(VIEW)).toContain('holds for certain: Mercenary 10.')
  })

  test('says that a battle is fought only while it is', () => {
    expect(heard(VIEW)).toContain('Battle for Rome')
    expect(heard({ ...VIEW, battle: false })).not.toContain('Battle for Rome')
  })
})

describe('what a move is certain to do', () => {
  const told = (facts: Record<string, unknown>) => kit.preview?.(facts, seated(VIEW))

  test('strengths before and after', () => {
    expect(told({ before: [1], after: [4] })?.join()).toContain('1 → 4')
  })

  test('what is no list of strengths is not said', () => {
    expect(told({ before: 'none', after: [4] })).toEqual([])
  })
})

test('whoever wins a city is told how near the realm is, until it is complete', () => {
  const after = (group: number) =>
    ({
      places: [{ name: 'Anna' }],
      view: { ...VIEW, captains: VIEW.captains.map((one) => ({ ...one, group })) },
    }) as Update
  const wins = { ply: 9, kind: 'wins', seat: 0, text: '' }
  expect(kit.story?.stakes?.(wins, after(5))).toContain('5')
  expect(kit.story?.stakes?.(wins, after(6))).toBe('')
  expect(kit.story?.stakes?.(wins, after(1))).toBe('')
  expect(kit.story?.stakes?.({ ...wins, kind: 'plays' }, after(5))).toBe('')
})
