import { describe, expect, test } from 'vitest'
import { base, isNewRound, lengthOf, onTheWay, roundOf, shifted, stepsOf } from '../src/lib/pace'
import type { Told } from '../src/lib/table.svelte'
import type { Update } from '../src/lib/wire'

const told = (ply: number, kind: string, seat?: number): Told => ({
  ply,
  kind,
  text: `${kind} by somebody`,
  ...(seat === undefined ? {} : { seat }),
})

function update(
  events: Told[],
  beats: [ply: number, events: number, view: string | null][],
): Update {
  const given = {
    status: 'finished',
    ply: 9,
    choice: { options: [] },
    waiting: [0],
    result: [{ total: 1 }],
    view: { name: 'last' },
    standing: [],
    events,
    beats: beats.map(([ply, count, view]) => ({
      ply,
      events: count,
      view: view === null ? null : { name: view },
      standing: [],
    })),
  }
  return given as unknown as Update
}

const battle = update(
  [told(1, 'passes', 1), told(1, 'wins', 2), told(1, 'deals', 0), told(2, 'plays', 2)],
  [
    [1, 1, 'cards lie'],
    [1, 2, 'dealt'],
    [2, 1, null],
  ],
)
const climaxes = { wins: 'battle' } as const

describe('steps', () => {
  test('go through the events in order', () => {
    const kinds = stepsOf(battle, 0, climaxes).map((step) => step.event.kind)
    expect(kinds).toEqual(['passes', 'wins', 'deals', 'plays'])
  })

  test('carry the view of their moment, the last one that of the update', () => {
    const views = stepsOf(battle, 0, climaxes).map((step) => step.view?.view ?? null)
    expect(views).toEqual([{ name: 'cards lie' }, { name: 'dealt' }, null, { name: 'last' }])
  })

  test('leave out what is known', () => {
    expect(stepsOf(battle, 1, climaxes).map((step) => step.event.kind)).toEqual(['plays'])
  })

  test('ask nothing and tell no result on the way', () => {
    const shown = onTheWay(battle, {})
    expect([shown.status, shown.choice, shown.waiting, shown.result]).toEqual([
      'running',
      null,
      [],
      [],
    ])
  })
})

describe('a round of the others', () => {
  const steps = (count: number, seats: number) =>
    stepsOf(
      update(
        Array.from({ length: count }, (_, place) => told(place, 'plays', place % seats)),
        Array.from({ length: count }, (_, place) => [place, 1, 'then']),
      ),
      -1,
      {},
    )

  test('ends when somebody moves again', () => {
    const all = steps(7, 3)
    expect(roundOf(all, [])).toHaveLength(3)
    expect(all.slice(3, 4).map((step) => isNewRound(step, [0, 1, 2]))).toEqual([true])
  })

  test('takes at most eight seconds however much happens in it', () => {
    let spent = 0
    const round = stepsOf(
      update(
        Array.from({ length: 20 }, (_, place) => told(place, 'plays', 1)),
        Array.from({ length: 20 }, (_, place) => [place, 1, 'then']),
      ),
      -1,
      {},
    )
    round.forEach((_, place) => {
      spent += lengthOf(round.slice(place), spent, round.length - place)
    })
    expect(spent).toBeLessThanOrEqual(8000)
  })

  test('gives a single event the time to be read', () => {
    const [step] = steps(1, 1)
    if (!step) throw new Error('no step')
    expect(lengthOf([step], 0, 1)).toBe(base(step))
    expect(base(step)).toBeGreaterThanOrEqual(600)
  })
})

test('what only follows from a move is shown more shortly', () => {
  const [first, second] = stepsOf(
    update([told(1, 'takes', 1), told(1, 'takes', 1)], [[1, 2, 'then']]),
    0,
    {},
  )
  if (!first || !second) throw new Error('no steps')
  expect(base(second)).toBeLessThan(base(first))
})

test('who has not been asked for long is not kept waiting as long', () => {
  const [step] = stepsOf(update([told(1, 'plays', 1)], [[1, 1, 'then']]), 0, {})
  if (!step) throw new Error('no step')
  const times = [0, 9000, 20_000].map((since) => lengthOf([step], 0, 1, since))
  expect(times).toEqual([...times].sort((one, other) => other - one))
  expect(new Set(times).size).toBe(3)
})

test('an announcement is never hurried', () => {
  const [, won] = stepsOf(battle, 0, climaxes)
  if (!won) throw new Error('no step')
  expect(lengthOf([won], 8000, 40)).toBe(1100)
})

test('speeds end at both ends', () => {
  expect(shifted('instant', 1)).toBe('instant')
  expect(shifted('slow', -1)).toBe('slow')
  expect(shifted('normal', 1)).toBe('fast')
})
