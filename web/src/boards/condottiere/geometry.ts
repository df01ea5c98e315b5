/** The map as lines: regions and their borders, wobbled as if drawn by hand. */

import drawing from '../../../../src/quattrocento/games/condottiere/drawing.toml'

export type Point = [number, number]

const isNumber = (value: unknown) => typeof value === 'number'
const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every(isNumber)

function pointsOf(table: unknown): Record<string, Point> {
  const points: Record<string, Point> = {}
  for (const [name, point] of Object.entries(isTable(table) ? table : {})) {
    if (isPoint(point)) points[name] = point
  }
  return points
}

export const VERTICES = pointsOf(drawing.vertices)
export const CITIES = pointsOf(drawing.cities)
const [, , WIDTH = 0, HEIGHT = 0] = Array.isArray(drawing.view_box)
  ? drawing.view_box.filter((one): one is number => typeof one === 'number')
  : []
export const SIZE = { width: WIDTH, height: HEIGHT }

/** Where the drawing ends and the land goes on: straight, and no coast. */
const FRAME = new Set(['nw', 'n1', 'n2', 'ne', 'e1', 'w1', 'c-g0', 'se', 'se2', 'c-n2', 'c-n1'])
const STEP = 17

/** Numbers between 0 and 1 that are the same for the same seed: the coast stays where it is. */
export function chance(seed: string): () => number {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const edges = new Map<string, Point[]>()

const isFrame = (one: string, other: string) => FRAME.has(one) && FRAME.has(other)

/** A wobbled line between two vertices, the same from either side. */
function edge(one: string, other: string): Point[] {
  const [from, to] = one < other ? [one, other] : [other, one]
  const key = `${from} ${to}`
  const known = edges.get(key) ?? wobbled(from, to)
  edges.set(key, known)
  return from === one ? known : [...known].reverse()
}

function wobbled(from: string, to: string): Point[] {
  const [x1, y1] = VERTICES[from] ?? [0, 0]
  const [x2, y2] = VERTICES[to] ?? [0, 0]
  const random = chance(`${from} ${to}`)
  const length = Math.hypot(x2 - x1, y2 - y1)
  const parts = Math.max(2, Math.floor(length / STEP))
  const [across, down] = [-(y2 - y1) / length, (x2 - x1) / length]
  const coast = from.startsWith('c-') || to.startsWith('c-')
  const sway = isFrame(from, to) ? 0 : Math.min(11, length * 0.085) * (coast ? 0.78 : 0.56)
  const bow = isFrame(from, to) ? 0 : (random() * 2 - 1) * length * 0.05
  const points: Point[] = [[x1, y1]]
  for (let part = 1; part < parts; part += 1) {
    const way = part / parts
    const off = (random() * 2 - 1) * sway + bow * Math.sin(Math.PI * way)
    points.push([x1 + (x2 - x1) * way + across * off, y1 + (y2 - y1) * way + down * off])
  }
  return [...points, [x2, y2]]
}

const open = (points: Point[]) =>
  'M' + points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')

/** A border between two regions, or the coast of one. */
interface Side {
  cities: string[]
  points: Point[]
  frame: boolean
}

export interface Lines {
  /** The outline of every region. */
  regions: Record<string, string>
  /** Lines between two regions, by the names of both in order. */
  borders: Map<string, Point[][]>
  coast: string
}

export const pair = (one: string, other: string) =>
  one < other ? `${one} ${other}` : `${other} ${one}`

function cornersOf(map: string): [string, string[]][] {
  const regions = isTable(drawing.regions) ? drawing.regions[map] : {}
  return Object.entries(isTable(regions) ? regions : {}).map(([city, corners]) => [
    city,
    String(corners).split(' '),
  ])
}

/** All lines of one of the two maps. */
export function linesOf(map: string): Lines {
  const regions: Record<string, string> = {}
  const sides = new Map<string, Side>()
  for (const [city, corners] of cornersOf(map)) {
    const outline: Point[] = []
    corners.forEach((corner, place) => {
      const next = corners[(place + 1) % corners.length] ?? corner
      const points = edge(corner, next)
      outline.push(...points.slice(0, -1))
      const key = pair(corner, next)
      const side = sides.get(key) ?? { cities: [], points, frame: isFrame(corner, next) }
      side.cities.push(city)
      sides.set(key, side)
    })
    regions[city] = `${open(outline)}Z`
  }
  return { regions, ...split([...sides.values()]) }
}

function split(sides: Side[]): Pick<Lines, 'borders' | 'coast'> {
  const borders = new Map<string, Point[][]>()
  let coast = ''
  for (const { cities, points, frame } of sides) {
    const [one, other] = cities
    if (one && other) {
      const key = pair(one, other)
      borders.set(key, [...(borders.get(key) ?? []), points])
    } else if (!frame) coast += open(points)
  }
  return { borders, coast }
}

/** Where the borders of the table differ from those of the picture. */
export interface Amended {
  /** Lines that nobody crosses: these two are no neighbours here. */
  walls: string[]
  /** Roads between neighbours whose regions do not touch in the picture. */
  roads: string[]
}

export function amended(lines: Lines, neighbours: Record<string, string[]>): Amended {
  const wanted = new Set(
    Object.entries(neighbours).flatMap(([city, near]) => near.map((other) => pair(city, other))),
  )
  const walls = [...lines.borders].filter(([key]) => !wanted.has(key))
  const roads = [...wanted].filter((key) => !lines.borders.has(key))
  return { walls: walls.map(([, parts]) => parts.map(open).join('')), roads: roads.map(road) }
}

/** From town to town in a light bow. */
function road(key: string): string {
  const [one = '', other = ''] = key.split(' ')
  const [x1, y1] = CITIES[one] ?? [0, 0]
  const [x2, y2] = CITIES[other] ?? [0, 0]
  const [x, y] = [(x1 + x2) / 2 + (y2 - y1) * 0.12, (y1 + y2) / 2 - (x2 - x1) * 0.12]
  return `M${x1} ${y1}Q${Math.round(x)} ${Math.round(y)} ${x2} ${y2}`
}
