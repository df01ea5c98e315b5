import { mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import { outlines } from '../src/boards/condottiere/view'
import { rations, stored } from '../src/boards/principato/view'
import Card from '../src/draw/Card.svelte'
import Crest from '../src/draw/Crest.svelte'
import { BEARINGS, GLYPHS } from '../src/draw/glyphs'
import Track from '../src/draw/Track.svelte'

function drawn<Props extends Record<string, unknown>>(
  component: Parameters<typeof mount<Props, Record<string, never>>>[0],
  props: Props,
): string {
  const target = document.createElement('div')
  const made = mount(component, { target, props })
  const text = target.innerHTML
  void unmount(made)
  return text
}

test('a long name of a card breaks in two', () => {
  const card = drawn(Card, { glyph: 'farm', name: 'Build a palazzo' })
  expect(card.match(/<text/g)).toHaveLength(2)
})

test('a card shows its value twice, so that it can be held in a fan', () => {
  const card = drawn(Card, { glyph: 'sword', name: 'Mercenary', value: '7' })
  expect(card.match(/>7</g)).toHaveLength(2)
})

test('six seats have six bearings that are drawn', () => {
  expect(new Set(BEARINGS).size).toBe(6)
  for (const bearing of BEARINGS) expect(GLYPHS[bearing]).toBeDefined()
  const crests = BEARINGS.map((_, seat) => drawn(Crest, { seat }))
  expect(new Set(crests).size).toBe(6)
})

test('a track shows places beyond its goal too', () => {
  expect(drawn(Track, { count: 6, of: 4 }).match(/<path/g)).toHaveLength(6)
})

test('both maps have seventeen closed regions', () => {
  for (const map of ['rulebook', 'published']) {
    const regions = Object.values(outlines(map))
    expect(regions).toHaveLength(17)
    for (const region of regions) expect(region).toMatch(/^M[\d. ]+(L[\d. ]+){3,}Z$/)
  }
})

test('cubes fill one tile after the other', () => {
  expect(stored(3, 2, 3)).toEqual([2, 1, 0])
  expect(stored(1, 2, 0)).toEqual([0])
})

test('units hold their own cube first, then favours, then nothing', () => {
  const wall = {
    catapults: 0,
    militias: 4,
    militia_food: 1,
    militia_favour: 2,
    condottieri: 0,
    condottiere_money: 0,
    condottiere_favour: 0,
    strength: 3,
  }
  expect(rations(wall, 'militia')).toEqual(['food', 'favour', 'favour', null])
})
