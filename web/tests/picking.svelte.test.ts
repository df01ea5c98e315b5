import { beforeEach, describe, expect, test } from 'vitest'
import { Picking } from '../src/lib/picking.svelte'
import type { ChoiceOut } from '../src/lib/wire'

const TURN: ChoiceOut = {
  seat: 0,
  step: 'turn',
  facts: {},
  text: '',
  options: [
    { move: 'play m1', picks: ['card:m1'] },
    { move: 'play m10', picks: ['card:m10'] },
    { move: 'place wood 2', picks: ['tile:wood', 'cell:2'] },
    { move: 'place wood 3', picks: ['tile:wood', 'cell:3'] },
    { move: 'pass', picks: [] },
  ],
  refusals: [
    { move: 'play bishop', picks: ['card:bishop'], rule: 'CON-11', reason: 'not-in-hand' },
  ],
}

describe('picking', () => {
  let picking: Picking

  beforeEach(() => {
    picking = new Picking()
    picking.ask(TURN)
    picking.draw('card:m1')
  })

  test('one survivor is staged, not sent', () => {
    expect(picking.point('card:m1')).toBe(false)
    expect(picking.staged?.move).toBe('play m1')
  })

  test('pointing at the staged thing again means yes', () => {
    picking.point('card:m1')
    expect(picking.point('card:m1')).toBe(true)
  })

  test('another card takes the place of the first', () => {
    picking.point('card:m1')
    picking.point('card:m10')
    expect(picking.picked).toEqual(['card:m10'])
    expect(picking.staged?.move).toBe('play m10')
  })

  test('a pick that leaves two options waits for the next', () => {
    picking.point('tile:wood')
    expect(picking.staged).toBeNull()
    expect(picking.mark('cell:3')).toBe('next')
    expect(picking.mark('card:m1')).toBe('open')
    picking.point('cell:3')
    expect(picking.staged?.move).toBe('place wood 3')
  })

  test('the same pick once more is taken back', () => {
    picking.point('tile:wood')
    picking.point('tile:wood')
    expect(picking.picked).toEqual([])
  })

  test('what is refused is marked and says by which rule', () => {
    expect(picking.mark('card:bishop')).toBe('refused')
    expect(picking.why('card:bishop')?.rule).toBe('CON-11')
    expect(picking.point('card:bishop')).toBe(false)
    expect(picking.picked).toEqual([])
  })

  test('what nobody would try is still', () => {
    expect(picking.mark('city:roma')).toBe('still')
  })

  test('options without picks are buttons from the start', () => {
    expect(picking.buttons.map((option) => option.move)).toEqual(['pass'])
  })

  test('the same question asked again keeps what is staged, another one forgets it', () => {
    picking.point('card:m1')
    picking.ask({ ...TURN })
    expect(picking.staged?.move).toBe('play m1')
    picking.ask({ ...TURN, step: 'other' })
    expect(picking.staged).toBeNull()
    expect(picking.picked).toEqual([])
  })

  test('nothing can be picked when nobody is asked', () => {
    picking.ask(null)
    expect(picking.mark('card:m1')).toBe('still')
    expect(picking.point('card:m1')).toBe(false)
  })

  test('one thing may stand for several picks', () => {
    expect(picking.mark('tile:wood cell:2')).toBe('next')
    picking.point('tile:wood cell:2')
    expect(picking.staged?.move).toBe('place wood 2')
    expect(picking.mark('tile:wood cell:2')).toBe('picked')
    expect(picking.mark('tile:wood cell:3')).toBe('open')
    expect(picking.mark('tile:wood cell:9')).toBe('still')
    expect(picking.point('tile:wood cell:2')).toBe(true)
  })

  test('one thing may stand for a whole move, with or without picks', () => {
    expect(picking.mark('move:pass')).toBe('next')
    picking.point('move:pass')
    expect(picking.staged?.move).toBe('pass')
    expect(picking.mark('move:pass')).toBe('picked')
    picking.point('move:place wood 3')
    expect(picking.staged?.move).toBe('place wood 3')
    expect(picking.point('move:place wood 3')).toBe(true)
  })

  test('a whole move that is refused says why', () => {
    expect(picking.mark('move:play bishop')).toBe('refused')
    expect(picking.why('move:play bishop')?.rule).toBe('CON-11')
    expect(picking.mark('move:play winter')).toBe('still')
  })

  test('what nothing on the board stands for is asked for by the bar', () => {
    const counts = Array.from({ length: 12 }, (_, place) => `count:${place + 1}`)
    const options = counts.map((count) => ({ move: count, picks: ['unit:militia', count] }))
    picking.ask({ ...TURN, options, refusals: [] })
    expect(picking.chips?.values).toEqual(counts)
    const away = picking.draw('unit:militia')
    expect(picking.chips).toBeNull()
    away()
    expect(picking.chips?.values).toEqual(counts)
    picking.draw('move:count:12')
    expect(picking.chips).toBeNull()
  })

  test('few options that nothing on the board stands for are buttons', () => {
    picking.ask({ ...TURN, options: TURN.options.slice(1) })
    expect(picking.buttons.map((option) => option.move)).toContain('play m10')
    picking.listed = true
    expect(picking.buttons.map((option) => option.move)).toEqual(['pass'])
  })
})
