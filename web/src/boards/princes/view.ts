/** The view of The Princes of Florence, and where its cells lie. */

import type { Table } from '../../lib/table.svelte'
import type { PrincesView } from '../../lib/wire'

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

/** The outline around some cells, as a path on a field of `size` a cell. */
export function around(spots: Spot[], size: number): string {
  const edges: string[] = []
  for (const { x, y } of spots) {
    const [left, top, right, bottom] = [x, y, x + 1, y + 1].map((one) => one * size)
    if (!among(spots, { x, y: y - 1 })) edges.push(`M${left} ${top}H${right}`)
    if (!among(spots, { x, y: y + 1 })) edges.push(`M${left} ${bottom}H${right}`)
    if (!among(spots, { x: x - 1, y })) edges.push(`M${left} ${top}V${bottom}`)
    if (!among(spots, { x: x + 1, y })) edges.push(`M${right} ${top}V${bottom}`)
  }
  return edges.join('')
}

/** All cells filled, as one path. */
export function filled(spots: Spot[], size: number): string {
  return spots.map(({ x, y }) => `M${x * size} ${y * size}h${size}v${size}h${-size}z`).join('')
}

export interface Run extends Spot {
  length: number
  upright: boolean
}

/** The longest row of cells in a tile, lying before standing: there its name is written. */
export function longest(spots: Spot[]): Run {
  let best: Run = { x: 0, y: 0, length: 0, upright: false }
  for (const upright of [false, true]) {
    for (const start of spots) {
      let length = 1
      const next = () =>
        upright ? { x: start.x, y: start.y + length } : { x: start.x + length, y: start.y }
      while (among(spots, next())) length += 1
      const better = upright && best.length >= 2 ? length > best.length + 1 : length > best.length
      if (better) best = { ...start, length, upright }
    }
  }
  return best
}

/** The filled cell nearest to the middle of a shape: by it the tile is held. */
export function grip(spots: Spot[]): Spot {
  const middle = (key: 'x' | 'y') => spots.reduce((sum, one) => sum + one[key], 0) / spots.length
  const [x, y] = [middle('x'), middle('y')]
  const far = (one: Spot) => (one.x - x) ** 2 + (one.y - y) ** 2
  return [...spots].sort((a, b) => far(a) - far(b))[0] ?? { x: 0, y: 0 }
}
