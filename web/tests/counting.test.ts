import { expect, test } from 'vitest'
import { counted, countOf, counts } from '../src/lib/counting'
import type { OptionOut } from '../src/lib/wire'

const KINDS = ['count', 'cubes', 'favours']

const option = (move: string, ...picks: string[]): OptionOut => ({ move, picks, text: move })
const enlist = (count: number) =>
  option(`enlist militia ${count}`, 'unit:militia', `count:${count}`)
const provide = (cubes: number, favours: number) =>
  option(
    `provide militia ${cubes} ${favours}`,
    'unit:militia',
    `cubes:${cubes}`,
    `favours:${favours}`,
  )

test('how many units is one number to set, from none to all', () => {
  const options = [1, 2, 3, 4, 0].map(enlist)
  expect(counts(options, KINDS)).toEqual([{ kind: 'count', values: [0, 1, 2, 3, 4] }])
})

test('two or three answers stay buttons', () => {
  expect(counts([1, 2, 0].map(enlist), KINDS)).toEqual([])
})

test('answers that differ in more than a number are no number', () => {
  const options = [...[0, 1, 2].map(enlist), option('lay food 2', 'cube:food', 'count:2')]
  expect(counts(options, KINDS)).toEqual([])
})

test('cubes and favours are two numbers, and the other gives way to the one that is set', () => {
  const options = [provide(0, 0), provide(0, 1), provide(1, 0), provide(1, 1), provide(2, 0)]
  expect(counts(options, KINDS).map((one) => one.kind)).toEqual(['cubes', 'favours'])
  const found = counted(options, [
    { kind: 'cubes', value: 2 },
    { kind: 'favours', value: 1 },
  ])
  expect(found?.move).toBe('provide militia 2 0')
  expect(found && countOf(found, 'favours')).toBe(0)
})
