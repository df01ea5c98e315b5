import { expect, test } from 'vitest'
import { aim, stored } from '../src/boards/principato/view'
import { Words } from '../src/lib/words.svelte'

test('a goal pays what the edition of the table says', async () => {
  const words = new Words()
  await words.learn('principato')
  const aims = {
    armory: { kind: 1, counts: ['catapult'], beyond: 1, every: 2, points: [] },
    villa: { kind: 2, counts: ['book', 'painting'], beyond: 0, every: 1, points: [3, 7] },
  }
  expect(words.say('board-aim-armory', aim(aims, 'armory'))).toBe(
    '1 VP for every 2 catapults beyond 1',
  )
  expect(words.say('board-aim-villa', aim(aims, 'villa'))).toBe(
    '3/7 VP for 1/2 pairs of book and painting',
  )
})

test('stores that hold more are filled one after the other', () => {
  expect(stored(3, 4, 6)).toEqual([4, 2, 0])
})
