/** The view of Principato, and how its pieces look. */

import type { Table } from '../../lib/table.svelte'
import type { PrincipatoView, WallArea } from '../../lib/wire'
import type { Given } from '../../lib/words.svelte'

export type CubeKind = 'food' | 'money' | 'favour'
export type Area = 'environs' | 'wall' | 'city' | 'palace' | 'church'
export const AREAS: Area[] = ['environs', 'wall', 'city', 'palace', 'church']

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

/** The pigment of a card by what it is about. */
const PIGMENTS: Record<string, string> = {
  food: 'var(--bronze)',
  money: 'var(--bronze)',
  any: 'var(--bronze)',
  field: 'var(--verd)',
  farm: 'var(--verd)',
  palazzo: 'var(--lapis)',
  bank: 'var(--lapis)',
  militia: 'var(--terra)',
  condottiere: 'var(--terra)',
  catapult: 'var(--terra)',
  monument: 'var(--violet)',
  book: 'var(--violet)',
  painting: 'var(--violet)',
}

export const pigment = (what: string): string => PIGMENTS[what] ?? '#2a2724'

/** The area that a cube or tile belongs to. */
export const AREA: Record<string, Area> = {
  food: 'environs',
  money: 'city',
  favour: 'church',
  field: 'environs',
  farm: 'environs',
  palazzo: 'city',
  bank: 'city',
  catapult: 'wall',
  militia: 'wall',
  condottiere: 'wall',
  monument: 'palace',
  book: 'palace',
  painting: 'palace',
}

/** Two cards share a picture. */
export const picture = (card: string): string => (card === 'tax-two' ? 'tax-money' : card)

/** The years of the game: the one that runs, those before it, and the stacks to come. */
export const years = (view: PrincipatoView): number => view.year + view.coming.length

/** Which of the drawings of its kind a work has: the dearest the first, the third for the rest. */
export function drawing(view: PrincipatoView, tile: string, value: number): string {
  const all = [view.supply.works, ...view.principalities.map((p) => p.palace)].flat()
  const dearer = new Set(
    all.filter((one) => one.tile === tile && one.value > value).map((one) => one.value),
  )
  return `${tile}-${Math.min(2, dearer.size)}`
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
