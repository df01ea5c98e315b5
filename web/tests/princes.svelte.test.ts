import { describe, expect, test } from 'vitest'
import { rungs, trail } from '../src/boards/princes/bids'
import { Ghost } from '../src/boards/princes/ghost.svelte'
import { laidAs, plaqueAt } from '../src/boards/princes/marks'
import { inset, roof } from '../src/boards/princes/roof'
import {
  cellAt,
  filled,
  grip,
  joined,
  numbersOf,
  spotOf,
  viewOf,
  wordsOf,
} from '../src/boards/princes/view'
import { Table, type Told } from '../src/lib/table.svelte'
import type { AuctionView, ChoiceOut, PrincesView, Update } from '../src/lib/wire'

const CHAPEL = ['a1', 'a2', 'b2'].map(spotOf)
const TOWER = ['a1', 'b1', 'c1'].map(spotOf)

describe('cells', () => {
  test('a cell is read and written alike', () => {
    expect(spotOf('c2')).toEqual({ x: 2, y: 1 })
    expect(cellAt({ x: 6, y: 6 })).toBe('g7')
  })

  test('an outline is one line around all cells, drawn in', () => {
    expect(inset(TOWER, 0, 10)).toBe('M0 0L30 0L30 10L0 10Z')
    expect(inset(TOWER, 1, 10)).toBe('M1 1L29 1L29 9L1 9Z')
    expect(inset(CHAPEL, 1, 10)).toBe('M1 1L9 1L9 11L19 11L19 19L1 19Z')
    expect(filled(TOWER, 10)).toBe('M0 0h10v10h-10zM10 0h10v10h-10zM20 0h10v10h-10z')
  })

  test('two pieces that do not touch have an outline each', () => {
    expect(inset(['a1', 'c1'].map(spotOf), 0, 10).match(/Z/g)).toHaveLength(2)
    expect(inset(['a1', 'b2'].map(spotOf), 0, 10).match(/Z/g)).toHaveLength(2)
  })

  test('a roof slopes to the outside, and goes on towards the rest of a building', () => {
    const alone = roof([{ x: 0, y: 0 }], [], 10)
    expect(alone.slopes.east.match(/M/g)).toHaveLength(2)
    const partly = roof([{ x: 0, y: 0 }], [{ x: 1, y: 0 }], 10)
    expect(partly.slopes.east).toBe('')
    expect(partly.ridges).toContain('h5')
  })

  test('what stands on a roof turns with the tile', () => {
    const turned = ['c3', 'c2', 'd2'].map(spotOf)
    const laid = laidAs(CHAPEL, turned)
    expect(laid?.({ x: 0.5, y: 0.5 })).toEqual({ x: 3.5, y: 1.5 })
    expect(laidAs(CHAPEL, TOWER)).toBeNull()
    expect(laidAs(CHAPEL, turned.slice(1))).toBeNull()
  })

  test('a name lies along a level row that is long enough, clear of what stands there', () => {
    expect(plaqueAt(CHAPEL, 1.2, []).y).toBeGreaterThan(1)
    const low = { x: 1, y: 1.76, width: 30, height: 30 }
    expect(plaqueAt(CHAPEL, 1.2, [low]).y).toBeLessThan(1.6)
  })

  test('a tile is held at a cell of its own', () => {
    expect(grip(TOWER)).toEqual({ x: 1, y: 0 })
    expect(grip(['a1', 'b1', 'c1', 'a2', 'c2'].map(spotOf))).toEqual({ x: 1, y: 0 })
  })
})

describe('the view', () => {
  const bordering = (...pairs: [number | null, number | null][]) =>
    ({ princes: pairs.map(([west, east], seat) => ({ seat, west, east })) }) as PrincesView

  test('boards are joined from the west to the east, in a ring but once around', () => {
    expect(joined(bordering([null, 1], [0, null]))).toEqual([0, 1])
    expect(joined(bordering([1, null], [null, 0]))).toEqual([1, 0])
    expect(joined(bordering([2, 1], [0, 2], [1, 0]))).toEqual([0, 1, 2])
  })

  test('only a table of this game has one', () => {
    expect(() => viewOf(new Table('t'))).toThrow('no table of the Princes')
  })

  test('facts of another kind than expected are not there', () => {
    expect(wordsOf(['a1', 2])).toEqual(['a1'])
    expect(numbersOf(['a1', 2])).toEqual([2])
    expect([...wordsOf(undefined), ...numbersOf('12')]).toEqual([])
  })
})

describe('bids', () => {
  const auction = { base_price: 200, bid_step: 100, price: 200 } as AuctionView
  const told = (kind: string, seat: number, florins?: number): Told => ({
    ply: 1,
    text: '',
    kind,
    seat,
    florins,
  })

  test('the ladder begins at the base price and follows the bids', () => {
    expect(rungs(auction, 8).slice(0, 2)).toEqual([200, 300])
    expect(rungs({ ...auction, price: 900 }, 8)[0]).toBe(600)
  })

  test('who has bid what is read back to the opening of this sale only', () => {
    const log = [
      told('opens', 3, 200),
      told('bids', 1, 300),
      told('buys', 1, 300),
      told('opens', 0, 200),
      told('bids', 2, 300),
      told('passes', 1),
    ]
    expect([...trail(log, 300, 2)]).toEqual([
      [300, 2],
      [200, 0],
    ])
  })

  test('without a log the leader still stands on the price', () => {
    expect([...trail([], 500, 4)]).toEqual([[500, 4]])
  })
})

describe('the tile in hand', () => {
  /** A tower lying or standing, open at a few places of an otherwise closed grid. */
  function holding(...open: string[]): Ghost {
    const table = new Table('t')
    const turns = [
      { facing: 'r0', cells: ['a1', 'b1', 'c1'] },
      { facing: 'r90', cells: ['a1', 'a2', 'a3'] },
    ]
    table.update = { view: { game: 'princes', side: 7, turns, offer: null } } as unknown as Update
    const picks = (text: string) => [`cell:${text.slice(0, 2)}`, `facing:${text.slice(3)}`]
    const choice = {
      options: open.map((text) => ({ move: `place ${text}`, picks: picks(text) })),
      refusals: [
        { move: 'place a7 r0', picks: picks('a7 r0'), rule: 'FLO-42', reason: 'overlaps' },
      ],
    }
    table.picking.ask({ seat: 0, step: 'laying', facts: {}, text: '', ...choice } as ChoiceOut)
    return new Ghost(table)
  }

  test('pointing at a cell stages the placement that is held there', () => {
    const ghost = holding('b2 r0', 'c2 r0')
    ghost.point(spotOf('d2'))
    expect(ghost.table.picking.staged?.move).toBe('place c2 r0')
    expect(ghost.spots.map(cellAt)).toEqual(['c2', 'd2', 'e2'])
  })

  test('where it fits only turned, it turns', () => {
    const ghost = holding('g1 r90')
    ghost.point(spotOf('g3'))
    expect(ghost.facing).toBe('r90')
    expect(ghost.table.picking.staged?.move).toBe('place g1 r90')
  })

  test('it stays turned as one holds it where that fits', () => {
    const ghost = holding('c2 r0', 'd1 r90')
    ghost.point(spotOf('d2'))
    expect(ghost.table.picking.staged?.move).toBe('place c2 r0')
    ghost.turn(1)
    expect(ghost.table.picking.staged?.move).toBe('place d1 r90')
    ghost.point(spotOf('d3'))
    expect(ghost.facing).toBe('r90')
  })

  test('pointing at the staged tile again means yes', () => {
    const ghost = holding('c2 r0')
    expect(ghost.point(spotOf('d2'))).toBe(false)
    expect(ghost.point(spotOf('e2'))).toBe(true)
  })

  test('where it may not lie nothing is staged and the rule is known', () => {
    const ghost = holding('c2 r0')
    ghost.point(spotOf('a7'))
    expect(ghost.table.picking.staged).toBeNull()
    expect(ghost.why?.rule).toBe('FLO-42')
  })

  test('it shows what was staged elsewhere, as by a hint', () => {
    const ghost = holding('c2 r0', 'g1 r90')
    const [, other] = ghost.placements
    if (other) ghost.show(other.option)
    expect(ghost.spots.map(cellAt)).toEqual(['g1', 'g2', 'g3'])
    expect(ghost.option?.move).toBe('place g1 r90')
  })

  test('it never leaves the grid, however far it is moved or turned', () => {
    const ghost = holding('a1 r0')
    ghost.move(0, 0)
    for (let step = 0; step < 9; step += 1) ghost.move(-1, -1)
    expect(ghost.spots.map(cellAt)).toEqual(['a1', 'b1', 'c1'])
    ghost.turn(1)
    expect(ghost.spots.map(cellAt)).toEqual(['b1', 'b2', 'b3'])
    for (let step = 0; step < 9; step += 1) ghost.move(1, 1)
    expect(ghost.spots.map(cellAt)).toEqual(['g5', 'g6', 'g7'])
  })

  test('where it fits only turned, it is shown how', () => {
    const ghost = holding('g1 r90')
    expect(ghost.only).toBe('turned')
    expect(ghost.instead?.spots.map(cellAt)).toEqual(['g1', 'g2', 'g3'])
    ghost.turn(1)
    expect(ghost.instead).toBeNull()
  })

  test('where it fits here only turned, it is shown how; where it fits elsewhere, it is not', () => {
    const ghost = holding('a1 r0', 'e2 r90')
    expect(ghost.instead).toBeNull()
    ghost.move(0, 0)
    for (let step = 0; step < 3; step += 1) ghost.move(1, 1)
    expect(ghost.option).toBeNull()
    expect(ghost.instead?.option.move).toBe('place e2 r90')
  })

  test('it is turned among its own facings and not mirrored where that looks the same', () => {
    const ghost = holding('a1 r0')
    ghost.turn(1)
    ghost.turn(1)
    expect(ghost.facing).toBe('r0')
    expect(ghost.mirrored).toBe(false)
  })
})
