/** The view of Condottiere, and how its pieces look. */

import drawing from '../../../../src/quattrocento/games/condottiere/drawing.toml'
import type { Table } from '../../lib/table.svelte'
import type { CondottiereView } from '../../lib/wire'

export const NOBODY = -1

export function viewOf(table: Table): CondottiereView {
  const view = table.update?.view
  if (view?.game !== 'condottiere') throw new TypeError('this is no table of Condottiere')
  return view
}

type Point = [number, number]

const isNumber = (value: unknown) => typeof value === 'number'
const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every(isNumber)

export function isStrengths(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(isNumber)
}

function pointsOf(table: unknown): Record<string, Point> {
  const points: Record<string, Point> = {}
  for (const [name, point] of Object.entries(isTable(table) ? table : {})) {
    if (isPoint(point)) points[name] = point
  }
  return points
}

const vertices = pointsOf(drawing.vertices)

export const VIEW_BOX = Array.isArray(drawing.view_box) ? drawing.view_box.join(' ') : ''
export const CITIES = pointsOf(drawing.cities)

/** Names that would touch their neighbour's are written a little aside. */
export const ASIDE: Record<string, Point> = { parma: [-24, 6], modena: [18, -6] }

/** The outline of every region on one of the two maps. */
export function outlines(map: string): Record<string, string> {
  const found: Record<string, string> = {}
  const regions = isTable(drawing.regions) ? drawing.regions[map] : {}
  for (const [city, corners] of Object.entries(isTable(regions) ? regions : {})) {
    const points = String(corners)
      .split(' ')
      .map((name) => vertices[name]?.join(' ') ?? '')
    found[city] = `M${points.join('L')}Z`
  }
  return found
}

const TINTS: Record<string, string> = {
  sword: 'light-dark(#a65b3a, #d98a63)',
  scarecrow: 'light-dark(#a07a2a, #d9b45c)',
  drum: 'light-dark(#7b3f6b, #c98cba)',
  mitre: 'light-dark(#5a4a8f, #a99be0)',
  flag: 'light-dark(#5f6b73, #b3c0c9)',
  snow: 'light-dark(#3f7ea6, #8cc6ea)',
  laurel: 'light-dark(#3f7a4a, #8fcb98)',
}

const GLYPHS: Record<string, string> = {
  scarecrow: 'scarecrow',
  drummer: 'drum',
  bishop: 'mitre',
  surrender: 'flag',
  winter: 'snow',
  heroine: 'laurel',
}

/** A card with its picture, and with its value where it counts in an army. */
export function look(
  card: string,
  view: CondottiereView,
): { glyph: string; value: string; tint: string } {
  const glyph = GLYPHS[card] ?? 'sword'
  const value = view.values[card]?.toString() ?? ''
  return { glyph, value, tint: TINTS[glyph] ?? 'var(--gold)' }
}
