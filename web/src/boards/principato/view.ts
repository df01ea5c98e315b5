/** The view of Principato, and how its pieces look. */

import type { Table } from '../../lib/table.svelte'
import type { PrincipatoView, WallArea } from '../../lib/wire'
import type { Given } from '../../lib/words.svelte'

export type CubeKind = 'food' | 'money' | 'favour'

export function viewOf(table: Table): PrincipatoView {
  const view = table.update?.view
  if (view?.game !== 'principato') throw new TypeError('this is no table of Principato')
  return view
}

/** What a goal pays by the edition of the table, as its sentence wants it. */
export function aim(aims: PrincipatoView['aims'], goal: string): Given {
  const { every = 1, beyond = 0, points = [] } = aims[goal] ?? {}
  const sets = points.map((_, place) => place + 1)
  return { every, beyond, points: points.join('/'), sets: sets.join('/') }
}

const LOOKS: Record<string, [string, string]> = {
  harvest: ['sickle', 'food'],
  market: ['scale', 'money'],
  'tax-two': ['purse', 'money'],
  'tax-money': ['purse', 'money'],
  'tax-food': ['purse', 'food'],
  field: ['field', 'food'],
  farm: ['farm', 'food'],
  palazzo: ['palazzo', 'money'],
  bank: ['bank', 'money'],
  militia: ['pike', 'war'],
  condottieri: ['helmet', 'war'],
  condottiere: ['helmet', 'war'],
  'early-catapult': ['catapult', 'war'],
  'late-catapult': ['catapult', 'war'],
  catapult: ['catapult', 'war'],
  sculptor: ['column', 'art'],
  monument: ['column', 'art'],
  writer: ['book', 'art'],
  book: ['book', 'art'],
  painter: ['painting', 'art'],
  painting: ['painting', 'art'],
  'military-scoring': ['swords', 'war'],
}

const TINTS: Record<string, string> = {
  food: 'light-dark(#5b8a3a, #8fc46a)',
  money: 'light-dark(#b5841c, #e6bb4e)',
  war: 'light-dark(#96402c, #df8a72)',
  art: 'light-dark(#5b4a94, #b3a4e8)',
}

export function look(slug: string): { glyph: string; tint: string } {
  const [glyph, tint] = LOOKS[slug] ?? ['scroll', 'money']
  return { glyph, tint: TINTS[tint] ?? 'var(--gold)' }
}

/** What every unit holds: its own cube, a favour, or nothing. */
export function rations(wall: WallArea, unit: 'militia' | 'condottiere'): (CubeKind | null)[] {
  const [count, own, favour, kind] =
    unit === 'militia'
      ? [wall.militias, wall.militia_food, wall.militia_favour, 'food' as const]
      : [wall.condottieri, wall.condottiere_money, wall.condottiere_favour, 'money' as const]
  return Array.from({ length: count }, (_, place) =>
    place < own ? kind : place < own + favour ? 'favour' : null,
  )
}

/** How the stored cubes lie on the tiles that hold them. */
export function stored(tiles: number, each: number, cubes: number): number[] {
  return Array.from({ length: tiles }, (_, place) =>
    Math.max(0, Math.min(each, cubes - place * each)),
  )
}

/** 0, 1, 2, … below a count, to draw that many. */
export function below(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place)
}
