/** What stands on the roof of each building, where, and how it turns with the tile. */

import { CELL } from './roof'
import { among, type Spot } from './view'

export interface Mark {
  /** The drawing on the sheet: `dome` is `#princes-on-dome`; `sign` is the building's own sign. */
  kind: string
  /** In cells, from the corner of the outline as it lies in the box. */
  x: number
  y: number
  /** Width and height in the drawing's units, at 92 a cell. */
  width: number
  height: number
  tint?: string
}

const mark = (
  kind: string,
  x: number,
  y: number,
  width: number,
  height = width,
  tint?: string,
): Mark => ({ kind, x, y, width, height, ...(tint && { tint }) })
const dome = (x: number, y: number, radius = 15, tint = 'var(--stone)') =>
  mark(radius > 20 ? 'dome' : 'dome-8', x, y, radius * 2, radius * 2, tint)
const sign = (x: number, y: number, radius = 17) => mark('sign', x, y, radius * 2)
const pane = (x: number, y: number) => mark('pane', x, y, 28, 19)
const turret = (x: number, y: number) => mark('turret', x, y, 28)
const dormer = (x: number, y: number) => mark('dormer', x, y, 18, 20)
const chimney = (x: number, y: number) => mark('chimney', x, y, 20, 40)
const SLATE = 'var(--lapis-hi)'

export const MARKS: Record<string, Mark[]> = {
  university: [
    turret(1.5, 0.36),
    dome(0.5, 0.5),
    dome(2.5, 0.5),
    sign(0.5, 2.35),
    dormer(2.5, 2.4),
  ],
  laboratory: [
    dome(1.5, 1.5, 26, 'var(--sea)'),
    chimney(1.5, 0.6),
    pane(0.5, 1.32),
    pane(2.5, 1.32),
    sign(0.5, 2.4),
    chimney(2.5, 2.4),
  ],
  workshop: [
    ...[0.55, 1.55, 2.55].map((x) => pane(x, 0.3)),
    chimney(0.5, 1.55),
    chimney(2.5, 1.55),
    sign(3.5, 0.55),
  ],
  library: [
    ...[1.2, 1.95, 2.7, 3.45].map((x) => dormer(x, 0.26)),
    dome(0.5, 0.5, 17, SLATE),
    sign(0.5, 1.5),
  ],
  opera: [dome(1, 1, 30, SLATE), sign(2.5, 0.32, 15)],
  studio: [pane(0.45, 0.28), pane(2.72, 1.28), dome(1.5, 1.5, 15, SLATE), sign(2.5, 2.4)],
  hospital: [
    dome(1.5, 1.5, 24, 'var(--snow)'),
    mark('red-cross', 1.5, 1.5, 30),
    sign(1.5, 0.5),
    pane(0.5, 1.3),
    pane(2.5, 1.3),
  ],
  theatre: [mark('stage', 1.5, 1.4, 68, 46), turret(0.5, 0.5), turret(2.5, 0.5), sign(2.5, 1.5)],
  tower: [mark('battlement', 1.5, 0.5, 62), sign(0.45, 0.5)],
  chapel: [mark('cross', 0.5, 0.55, 34, 48), sign(1.55, 1.34, 15)],
}

const SIZE = {
  wide: (spots: Spot[]) => Math.max(0, ...spots.map((one) => one.x + 1)),
  high: (spots: Spot[]) => Math.max(0, ...spots.map((one) => one.y + 1)),
}

/** How a point of an outline lies when the tile is mirrored or not, and turned so often. */
function turning(outline: Spot[], mirrored: boolean, turns: number): (at: Spot) => Spot {
  const [wide, high] = [SIZE.wide(outline), SIZE.high(outline)]
  return (at) => {
    let { x, y } = at
    if (mirrored) x = wide - x
    for (let turn = 0; turn < turns; turn += 1) {
      ;[x, y] = [(turn % 2 ? wide : high) - y, x]
    }
    return { x, y }
  }
}

/** Where the points of an outline have come to in a tile that lies there; null where it is a part. */
export function laidAs(outline: Spot[], spots: Spot[]): ((at: Spot) => Spot) | null {
  const left = Math.min(...spots.map((one) => one.x))
  const top = Math.min(...spots.map((one) => one.y))
  if (outline.length !== spots.length) return null
  for (const mirrored of [false, true]) {
    for (let turns = 0; turns < 4; turns += 1) {
      const turn = turning(outline, mirrored, turns)
      const moved = ({ x, y }: Spot) => {
        const at = turn({ x: x + 0.5, y: y + 0.5 })
        return { x: Math.floor(at.x) + left, y: Math.floor(at.y) + top }
      }
      if (outline.every((one) => among(spots, moved(one)))) {
        return (at) => {
          const { x, y } = turn(at)
          return { x: x + left, y: y + top }
        }
      }
    }
  }
  return null
}

interface Run extends Spot {
  length: number
}

/** Every level row of cells in a tile. */
function rows(spots: Spot[]): Run[] {
  return spots
    .filter((one) => !among(spots, { x: one.x - 1, y: one.y }))
    .map((one) => {
      let length = 1
      while (among(spots, { x: one.x + length, y: one.y })) length += 1
      return { ...one, length }
    })
}

const HEIGHTS = [0.76, 0.5, 0.24]

/** Where the plaque with the name lies: along a level row, clear of what stands on the roof. */
export function plaqueAt(
  spots: Spot[],
  width: number,
  marks: Pick<Mark, 'x' | 'y' | 'width' | 'height'>[],
): Spot {
  let best = { x: 0, y: 0, cost: Infinity }
  for (const row of rows(spots)) {
    const room = Math.max(0, (row.length - width) / 2 - 0.06)
    for (const height of HEIGHTS) {
      for (const shift of [0, -room, room, -room / 2, room / 2]) {
        const at = { x: row.x + row.length / 2 + shift, y: row.y + height }
        const near = (one: Pick<Mark, 'x' | 'y' | 'width' | 'height'>) =>
          Math.max(0, 1 - Math.abs(one.x - at.x) / ((width + one.width / CELL) / 2)) *
          Math.max(0, 1 - Math.abs(one.y - at.y) / (0.12 + one.height / CELL / 2))
        const covered = marks.reduce((sum, one) => sum + near(one), 0)
        const over = Math.max(0, width - row.length)
        const cost = covered * 4 + over * 3 + Math.abs(shift) * 0.05 + (1 - height) * 0.1
        if (cost < best.cost) best = { ...at, cost }
      }
    }
  }
  return best
}
