import { describe, expect, test } from 'vitest'
import { bands, changesOf, outline, reach, stairs, ticks, x, y, type Frame } from '../src/lib/chart'
import type { PointsAt } from '../src/lib/wire'

const FRAME: Frame = {
  width: 114,
  height: 100,
  left: 0,
  bottom: 0,
  top: 0,
  last: 100,
  least: 0,
  most: 10,
}

function at(ply: number, ...seats: Record<string, number>[]): PointsAt {
  const total = (parts: Record<string, number>) => Object.values(parts).reduce((a, b) => a + b, 0)
  return { ply, seats: seats.map((parts) => ({ total: total(parts), parts })) }
}

const POINTS = [
  at(0, { works: 0 }, {}),
  at(20, { works: 4 }, {}),
  at(40, { works: 4, gifts: 2 }, { works: 1 }),
  at(60, { works: 4, gifts: 2, lost: -3 }, { works: 1 }),
]

describe('chart', () => {
  test('the first ply is at the left and the last at the right', () => {
    expect([x(FRAME, 0), x(FRAME, 100)]).toEqual([0, 100])
  })

  test('most points are at the top, least at the bottom', () => {
    expect([y(FRAME, 10), y(FRAME, 0)]).toEqual([0, 100])
  })

  test('ticks are round numbers within the axis', () => {
    expect(ticks(0, 47)).toEqual([0, 20, 40])
    expect(ticks(0, 1)).toEqual([0, 0.5, 1])
    expect(ticks(-16, 20)).toEqual([-10, 0, 10, 20])
  })

  test('points hold until they change', () => {
    const steps = [
      { ply: 0, value: 0 },
      { ply: 20, value: 5 },
    ]
    expect(stairs(FRAME, steps)).toBe('M0 100H20V50H114')
  })

  test('sources lie upon each other, losses hang below', () => {
    const [works, gifts, lost] = bands(POINTS, ['works', 'gifts', 'lost'], 0)
    expect(works?.upper.map((step) => step.value)).toEqual([0, 4, 4, 4])
    expect(gifts?.lower.at(-1)?.value).toBe(4)
    expect(gifts?.upper.at(-1)?.value).toBe(6)
    expect([lost?.lower.at(-1)?.value, lost?.upper.at(-1)?.value]).toEqual([0, -3])
    expect(lost?.points).toBe(-3)
  })

  test('the outline of a band is closed and runs back along its bottom', () => {
    const [works] = bands(POINTS.slice(0, 2), ['works'], 0)
    expect(works && outline(FRAME, works)).toBe('M0 100H20V60H114V100H20V100H0Z')
  })

  test('the axis reaches as far up and down as anybody', () => {
    expect(reach(POINTS)).toEqual({ least: -3, most: 6 })
  })

  test('a table shows only what changed for its player', () => {
    expect(changesOf(POINTS, 1).map((row) => row.ply)).toEqual([0, 40])
  })
})
