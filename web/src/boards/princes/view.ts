/** The view of The Princes of Florence, and where its cells lie. */

import type { Table } from '../../lib/table.svelte'
import type {
  LaidView,
  OpenPersonView,
  PrincesView,
  PrinceView,
  WishesView,
  WorthView,
} from '../../lib/wire'
import { t, words } from '../../lib/words.svelte'

export const NOBODY = -1

export function viewOf(table: Table): PrincesView {
  const view = table.update?.view
  if (view?.game !== 'princes') throw new TypeError('this is no table of the Princes of Florence')
  return view
}

/** The seats as their boards border on each other, from the west to the east. */
export function joined(view: PrincesView): number[] {
  const found: number[] = []
  let next = view.princes.find((one) => one.west === null) ?? view.princes[0]
  while (next && !found.includes(next.seat)) {
    found.push(next.seat)
    next = next.east === null ? undefined : view.princes[next.east]
  }
  return found
}

/** The words in a fact of a choice or a preview, such as cells or tiles. */
export function wordsOf(fact: unknown): string[] {
  return Array.isArray(fact) ? fact.filter((one) => typeof one === 'string') : []
}

/** The numbers in a fact of a choice or a preview. */
export function numbersOf(fact: unknown): number[] {
  return Array.isArray(fact) ? fact.filter((one) => typeof one === 'number') : []
}

export interface Spot {
  x: number
  y: number
}

/** `c2` is the third column of the second row. */
export function spotOf(cell: string): Spot {
  return { x: cell.charCodeAt(0) - 97, y: Number(cell.slice(1)) - 1 }
}

export function cellAt({ x, y }: Spot): string {
  return `${String.fromCharCode(97 + x)}${y + 1}`
}

const same = (one: Spot, other: Spot) => one.x === other.x && one.y === other.y
export const among = (spots: Spot[], spot: Spot) => spots.some((one) => same(one, spot))

/** Cells of a board that begins so many columns from the left. */
export function shifted(cells: string[], from: number): Spot[] {
  return cells.map(spotOf).map(({ x, y }) => ({ x: x + from, y }))
}

/** The cells of a building that lie on a neighbour's board, counted as the prince's own. */
export function beyondOf(
  view: PrincesView,
  prince: PrinceView,
  laid: LaidView,
  from: number,
): Spot[] {
  const whole = view.tiles[laid.tile]?.cells.length ?? 0
  if (laid.cells.length >= whole) return []
  const sides = [
    { seat: prince.west, by: -view.side, edge: 0 },
    { seat: prince.east, by: view.side, edge: view.side - 1 },
  ]
  for (const { seat, by, edge } of sides) {
    const other = seat === null ? undefined : view.princes[seat]
    const rest = other?.buildings.find((one) => one.tile === laid.tile)
    const touches = laid.cells.some((cell) => spotOf(cell).x === edge)
    if (rest && touches && rest.cells.length + laid.cells.length === whole) {
      return shifted(rest.cells, from + by)
    }
  }
  return []
}

/** All cells filled, as one path. */
export function filled(spots: Spot[], size: number): string {
  return spots.map(({ x, y }) => `M${x * size} ${y * size}h${size}v${size}h${-size}z`).join('')
}

/** The filled cell nearest to the middle of a shape: by it the tile is held. */
export function grip(spots: Spot[]): Spot {
  const middle = (key: 'x' | 'y') => spots.reduce((sum, one) => sum + one[key], 0) / spots.length
  const [x, y] = [middle('x'), middle('y')]
  const far = (one: Spot) => (one.x - x) ** 2 + (one.y - y) ** 2
  return [...spots].sort((a, b) => far(a) - far(b))[0] ?? { x: 0, y: 0 }
}

/** A person in words: the work value now, what is lacking, and before whom it lies. */
export function spokenOf(
  profession: string,
  wishes: WishesView,
  worth: WorthView | null,
  note = '',
): string {
  const kinds = ['building', 'landscape', 'freedom'] as const
  const missing = worth
    ? kinds
        .filter((kind) => worth.lacking[kind])
        .map((kind) => words.piece(`${kind}:${wishes[kind]}`))
    : []
  const parts = [words.piece(`profession:${profession}`)]
  if (worth) parts.push(t('ui-worth-now', { value: worth.value }))
  if (missing.length > 0) parts.push(t('ui-lacks', { name: missing.join(', ') }))
  if (note) parts.push(note)
  return parts.join(', ')
}

/** Persons that lie open before others, as the reader's court would receive them. */
export function openBefore(view: PrincesView): (OpenPersonView & { worth: WorthView | null })[] {
  return view.open
    .map((one, place) => ({ ...one, worth: view.own?.open_works[place] ?? null }))
    .filter((one) => one.seat !== view.seat)
}
