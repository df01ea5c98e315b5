/** The view of Condottiere, and how its pieces look. */

import drawing from '../../../../src/quattrocento/games/condottiere/drawing.toml'
import type { Table } from '../../lib/table.svelte'

export interface Captain {
  seat: number
  cards: number | null
  known: string[]
  line: string[]
  strength: number
  out: boolean
  cities: string[]
  group: number
}

export interface View {
  seat: number | null
  round: number
  condottiere: number
  city: string | null
  defender: number
  winter: boolean
  map: string
  target: number
  owners: Record<string, number>
  hand: string[]
  aside: string[]
  captains: Captain[]
  answered: number[]
  winner: number
}

export const NOBODY = -1

export function viewOf(table: Table): View {
  return table.update?.view as unknown as View
}

/** A battle is on while somebody is asked for a card, or a line lies on the table. */
export function isBattle(view: View): boolean {
  return (
    view.city !== null && view.captains.some((captain) => !captain.out || captain.line.length > 0)
  )
}

type Point = [number, number]

interface Drawing {
  view_box: number[]
  cities: Record<string, Point>
  vertices: Record<string, Point>
  regions: Record<string, Record<string, string>>
}

const { view_box, cities, vertices, regions } = drawing as unknown as Drawing

export const VIEW_BOX = view_box.join(' ')
export const CITIES = cities

/** Names that would touch their neighbour's are written a little aside. */
export const ASIDE: Record<string, Point> = { parma: [-24, 6], modena: [18, -6] }

/** The outline of every region on one of the two maps. */
export function outlines(map: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [city, corners] of Object.entries(regions[map] ?? {})) {
    const points = corners.split(' ').map((name) => vertices[name]?.join(' ') ?? '')
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

export function look(card: string): { glyph: string; value: string; tint: string } {
  const glyph = GLYPHS[card] ?? 'sword'
  const value = card === 'heroine' ? '10' : glyph === 'sword' ? card.slice(1) : ''
  return { glyph, value, tint: TINTS[glyph] ?? 'var(--gold)' }
}
