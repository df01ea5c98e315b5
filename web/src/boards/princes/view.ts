/** The view of The Princes of Florence, and where its cells lie. */

import type { Table } from '../../lib/table.svelte'

export interface Laid {
  tile: string
  cells: string[]
}

export interface Prince {
  seat: number
  points: number
  florins: number | null
  means: number | null
  hand: number
  known: string[]
  recruiting: number
  table: string[]
  left: number
  bonuses: number
  prestige: number
  prestige_cards: string[] | null
  freedoms: string[]
  jesters: number
  builders: number
  building_price: number
  buildings: Laid[]
  landscapes: Laid[]
  walls: string[]
  empty: number
  character: string | null
  value: number
}

export interface Wishes {
  building: string
  landscape: string
  freedom: string
}

export interface Worth {
  parts: Record<string, number>
  value: number
}

export interface Work extends Worth {
  profession: string
  wishes: Wishes
}

export interface Own {
  florins: number
  means: number
  hand: string[]
  works: Work[]
  lift: number
  bonuses: string[]
  bonus_values: number[]
  prestige: string[]
  prestige_values: number[]
  open_works: Worth[]
  princess: Worth | null
  returned: string | null
}

export interface Suited {
  character: string
  stone: number
  stake: number
  taken: boolean
  lowest: number
  highest: number
}

export interface Offer {
  active: number
  partner: number
  building: string
  west: number
  west_cells: string[]
  east: number
  east_cells: string[]
  florins: number | null
  counters: number | null
}

export interface View {
  seat: number | null
  phase: string
  round: number
  rounds: number
  minimum: number | null
  first: number
  muse: boolean
  cooperative: boolean
  supply: {
    buildings: Record<string, number>
    landscapes: Record<string, number>
    freedoms: Record<string, number>
    jesters: number
    builders: number
    recruiting: number
    person_price: number
    freedom_price: number
    bonus_price: number
  }
  auction: {
    base_price: number
    bid_step: number
    piles: string[]
    buyers: number[]
    bidders: number[]
    opener: number
    pile: string | null
    price: number
    leader: number
  }
  courtship: { pot: number; suitors: number[]; characters: Suited[] } | null
  actions: number
  brought: boolean
  introduced: boolean
  offered: number[]
  spent: string[]
  looking: string[] | null
  looking_values: number[] | null
  looking_works: Work[] | null
  looked_at: number
  piles: Record<string, { cards: number; known: (string | null)[] }>
  tiles: Record<string, { size: string | null; cells: string[] }>
  palazzo: string[]
  laying: string | null
  turns: { facing: string; cells: string[] }[] | null
  offer: Offer | null
  open: { seat: number; profession: string; wishes: Wishes }[]
  own: Own | null
  princes: Prince[]
  answered: number[]
  over: boolean
}

export const NOBODY = -1
export const SIDE = 7

export function viewOf(table: Table): View {
  return table.update?.view as unknown as View
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
