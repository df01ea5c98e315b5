import { mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import { linesOf } from '../src/boards/condottiere/geometry'
import { rations, stored } from '../src/boards/principato/view'
import Card from '../src/draw/Card.svelte'
import Die from '../src/draw/Die.svelte'
import { BEARINGS, GLYPHS } from '../src/draw/glyphs'
import { ribbonLines } from '../src/draw/ribbon'
import sheet from '../src/draw/sheet.svg?raw'
import Shield from '../src/draw/Shield.svelte'

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
  expect(card.match(/<tspan[^>]*>(Build a|palazzo)</g)).toHaveLength(2)
})

test('a name without a place to break stays whole', () => {
  expect(ribbonLines('Generalvollmacht')).toEqual(['Generalvollmacht'])
  expect(ribbonLines('Mercenary')).toEqual(['Mercenary'])
})

test('a card has a medal for a fan and a great one for a narrow row', () => {
  const card = drawn(Card, { glyph: 'sword', name: 'Mercenary', value: '7' })
  expect(card.match(/>\s*7\s*</g)).toHaveLength(2)
})

test('a die shows as many pips as its value', () => {
  for (const value of [1, 2, 3, 4, 5, 6]) {
    expect(drawn(Die, { value }).match(/<circle/g)).toHaveLength(value)
  }
})

test('six seats have six shields on the sheet', () => {
  expect(new Set(BEARINGS).size).toBe(6)
  for (const bearing of BEARINGS) expect(GLYPHS[bearing]).toBeDefined()
  for (const seat of BEARINGS.keys()) expect(sheet).toContain(`id="shield${seat}"`)
  const shields = BEARINGS.map((_, seat) => drawn(Shield, { seat }))
  expect(new Set(shields).size).toBe(6)
})

test('both maps have seventeen closed regions', () => {
  for (const map of ['rulebook', 'published']) {
    const regions = Object.values(linesOf(map).regions)
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
