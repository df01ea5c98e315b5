import { expect, test } from 'vitest'
import { stand } from '../src/boards/principato/places'
import { sums } from '../src/boards/principato/sums'
import { aim, stored, type Area } from '../src/boards/principato/view'
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

test('few pieces stand at ease, more close up, and the last stands for the rest', () => {
  const orders = [
    { columns: 2, x: 0, y: 0, step: 10, scale: 1 },
    { columns: 3, x: 0, y: 0, step: 6, scale: 0.5 },
  ]
  const few = stand(1, orders)
  expect([few.taken.length, few.free.length, few.last]).toEqual([1, 1, 1])
  expect(stand(3, orders).taken.map((spot) => spot.x)).toEqual([0, 6, 12])
  const many = stand(7, orders)
  expect([many.taken.length, many.free.length, many.last]).toEqual([3, 0, 5])
})

test('an area says how full its stores are and how many units hold a cube', () => {
  const p = {
    seat: 0,
    environs: { fields: 2, farms: 2, food: 3 },
    wall: {
      catapults: 0,
      militias: 4,
      militia_food: 1,
      militia_favour: 1,
      condottieri: 1,
      condottiere_money: 1,
      condottiere_favour: 0,
      strength: -1,
    },
    city: { palazzi: 1, banks: 1, money: 0 },
    palace: [],
    church: { favour: 0 },
    cards: [],
    military: 0,
    goals: [],
  }
  const said = (area: Area) =>
    sums(area, p, { farm: 3, bank: 2, church: 3 }).map((one) => one.figure)
  expect(said('environs')).toEqual(['2', '2', '3/6'])
  expect(said('wall')).toEqual(['−1', '0', '2/4', '1'])
})
