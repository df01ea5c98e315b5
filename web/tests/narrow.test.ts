import { describe, expect, test } from 'vitest'
import { contains, dimension, nextPicks, refused, rest, survivors, verb } from '../src/lib/narrow'

const option = (move: string, ...picks: string[]) => ({ move, picks })

const BUILD = [
  option('build bank 1 1 0 0', 'card:bank', 'tiles:1', 'food:1', 'money:0', 'favour:0'),
  option('build bank 2 3 0 0', 'card:bank', 'tiles:2', 'food:3', 'money:0', 'favour:0'),
  option('build bank 2 2 0 1', 'card:bank', 'tiles:2', 'food:2', 'money:0', 'favour:1'),
  option('swap farm', 'card:farm'),
  option('pass'),
]

describe('narrowing', () => {
  test('nothing picked leaves every option', () => {
    expect(survivors(BUILD, [])).toEqual(BUILD)
  })

  test('a pick leaves the options that hold it', () => {
    const left = survivors(BUILD, ['card:bank', 'tiles:2']).map((one) => one.move)
    expect(left).toEqual(['build bank 2 3 0 0', 'build bank 2 2 0 1'])
  })

  test('picks need no order', () => {
    expect(survivors(BUILD, ['tiles:1', 'card:bank'])).toHaveLength(1)
  })

  test('two equal picks need two clicks', () => {
    expect(contains(['cell:1', 'cell:1'], ['cell:1', 'cell:1'])).toBe(true)
    expect(contains(['cell:1'], ['cell:1', 'cell:1'])).toBe(false)
    expect(rest(['cell:1', 'cell:1'], ['cell:1'])).toEqual(['cell:1'])
  })

  test('what lights up next is what the survivors still lack', () => {
    expect(nextPicks(BUILD, ['card:farm'])).toEqual(new Set())
    expect(nextPicks(BUILD, [])).toContain('card:farm')
    expect(nextPicks(BUILD, ['card:bank'])).not.toContain('card:farm')
  })

  test('the first difference is asked for, what all share is not', () => {
    const asked = dimension(survivors(BUILD, ['card:bank']), ['card:bank'])
    expect(asked).toEqual({ kind: 'tiles', values: ['tiles:1', 'tiles:2'] })
    const next = dimension(survivors(BUILD, ['card:bank', 'tiles:2']), ['card:bank', 'tiles:2'])
    expect(next?.kind).toBe('food')
  })

  test('one survivor differs in nothing', () => {
    expect(dimension([BUILD[3] ?? option('')], ['card:farm'])).toBeNull()
  })

  test('a refusal is found by the pick that runs into it', () => {
    const refusals = [option('play bishop', 'card:bishop')]
    expect(refused(refusals, [], 'card:bishop')).toEqual(refusals)
    expect(refused(refusals, [], 'card:winter')).toEqual([])
  })

  test('the verb is the first word of a move', () => {
    expect(verb('take-back m10')).toBe('take-back')
  })
})
