/** Outlines and roofs of tiles seen from above: any outline gets true hips and valleys. */

import { among, type Spot } from './view'

/** The side of a cell in the drawings of this game. */
export const CELL = 92

type Side = 'north' | 'east' | 'south' | 'west'

const STEP: Record<Side, [number, number]> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
}
const SIDES = Object.keys(STEP) as Side[]

/** The edges around some cells, clockwise: each begins at a corner and leads to the next. */
function edges(spots: Spot[]): Map<string, [Spot, Spot][]> {
  const found = new Map<string, [Spot, Spot][]>()
  const add = (from: Spot, to: Spot) => {
    const key = `${from.x} ${from.y}`
    found.set(key, [...(found.get(key) ?? []), [from, to]])
  }
  for (const { x, y } of spots) {
    const corners = [
      { x, y },
      { x: x + 1, y },
      { x: x + 1, y: y + 1 },
      { x, y: y + 1 },
    ] as const
    SIDES.forEach((side, place) => {
      const [dx, dy] = STEP[side]
      const next = corners[(place + 1) % 4]
      if (next && corners[place] && !among(spots, { x: x + dx, y: y + dy })) {
        add(corners[place], next)
      }
    })
  }
  return found
}

/** The outlines of some cells, drawn in by `by`; one path, a part for each piece. */
export function inset(spots: Spot[], by: number, cell = CELL): string {
  const left = edges(spots)
  const parts: string[] = []
  for (let start = left.keys().next(); !start.done; start = left.keys().next()) {
    const loop: Spot[] = []
    let key = start.value
    for (let edge = take(left, key, loop); edge; edge = take(left, key, loop)) {
      loop.push(edge[0])
      key = `${edge[1].x} ${edge[1].y}`
    }
    parts.push(drawnIn(loop, by, cell))
  }
  return parts.join('')
}

/** The next edge from a corner; where two pieces touch there, the one that turns. */
function take(
  left: Map<string, [Spot, Spot][]>,
  key: string,
  loop: Spot[],
): [Spot, Spot] | undefined {
  const open = left.get(key) ?? []
  const last = loop.at(-1)
  const turns = ([from, to]: [Spot, Spot]) =>
    last ? (to.x - from.x) * (from.x - last.x) + (to.y - from.y) * (from.y - last.y) === 0 : true
  const edge = open.find(turns) ?? open[0]
  const rest = open.filter((one) => one !== edge)
  if (rest.length > 0) left.set(key, rest)
  else left.delete(key)
  return edge
}

function drawnIn(loop: Spot[], by: number, cell: number): string {
  const points: string[] = []
  loop.forEach((at, place) => {
    const before = loop.at(place - 1) ?? at
    const after = loop[(place + 1) % loop.length] ?? at
    const [ax, ay] = [Math.sign(at.x - before.x), Math.sign(at.y - before.y)]
    const [bx, by_] = [Math.sign(after.x - at.x), Math.sign(after.y - at.y)]
    if (ax === bx && ay === by_) return
    const x = at.x * cell + by * (-ay - by_)
    const y = at.y * cell + by * (ax + bx)
    points.push(`${round(x)} ${round(y)}`)
  })
  return `M${points.join('L')}Z`
}

const round = (value: number) => Math.round(value * 10) / 10

export interface Roof {
  slopes: Record<Side, string>
  ridges: string
}

/**
 * Each cell is eight triangles, each given to the slope it belongs to. `beyond` are cells of the
 * same building on another board: towards them the roof goes on.
 */
export function roof(spots: Spot[], beyond: Spot[] = [], cell = CELL): Roof {
  const all = [...spots, ...beyond]
  const slopes: Record<Side, string> = { north: '', east: '', south: '', west: '' }
  let ridges = ''
  const half = cell / 2
  for (const spot of spots) {
    const [x, y] = [spot.x * cell + half, spot.y * cell + half]
    const goesOn = (side: Side) =>
      among(all, { x: spot.x + STEP[side][0], y: spot.y + STEP[side][1] })
    for (const side of SIDES) {
      const [dx, dy] = STEP[side]
      const across: Side[] = dx ? ['north', 'south'] : ['east', 'west']
      for (const other of across) {
        const [ex, ey] = STEP[other]
        const out = dx ? `h${dx * half}v${ey * half}` : `v${dy * half}h${ex * half}`
        slopes[goesOn(side) ? other : side] += `M${x} ${y}${out}z`
        if (dy && goesOn(side) === goesOn(other)) {
          ridges += `M${x} ${y}l${ex * half} ${dy * half}`
        }
      }
      if (goesOn(side)) ridges += `M${x} ${y}${dx ? `h${dx * half}` : `v${dy * half}`}`
    }
  }
  return { slopes, ridges }
}
