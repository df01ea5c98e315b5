import { expect, test } from 'vitest'
import { marksAt, placesOf } from '../src/lib/proposed'

const one = (move: string, ...picks: string[]) => ({ move, picks })

test('a candidate is marked at what it picks', () => {
  const labels = ['card:m1', 'card:m10', 'city:roma']
  expect(placesOf([one('play m10', 'card:m10'), one('play m1', 'card:m1')], labels)).toEqual([
    'card:m10',
    'card:m1',
  ])
})

test('what only one candidate picks tells it from the others', () => {
  const sent = [
    one('send church 2 roma', 'career:church', 'field:2', 'city:roma'),
    one('send church 2 milano', 'career:church', 'field:2', 'city:milano'),
  ]
  const labels = ['career:church field:2', 'city:roma', 'city:milano']
  expect(placesOf(sent, labels)).toEqual(['city:roma', 'city:milano'])
})

test('a move that is drawn as a whole is marked there', () => {
  const labels = ['colour:grey', 'move:take grey 3', 'value:3']
  expect(placesOf([one('take grey 3', 'colour:grey', 'value:3')], labels)).toEqual([
    'move:take grey 3',
  ])
})

test('candidates at the same thing stand side by side, and what is not drawn has no mark', () => {
  const collected = [
    one('collect tax 2 0', 'card:tax', 'food:2'),
    one('pass'),
    one('collect tax 1 1', 'card:tax', 'food:1'),
  ]
  const places = placesOf(collected, ['card:tax'])
  expect(places).toEqual(['card:tax', null, 'card:tax'])
  expect([...marksAt(places)]).toEqual([['card:tax', [0, 2]]])
})
