/** Charts of points over time: where lines and bands run, in the units of an SVG. */

import type { Seer } from './deep.svelte'
import type { MomentOut, PointsAt } from './wire'

export interface Frame {
  width: number
  height: number
  left: number
  bottom: number
  top: number
  last: number
  least: number
  most: number
}

/** Room after the last ply, in which the result can be seen. */
const END = 14

export const x = (frame: Frame, ply: number): number =>
  frame.left + (ply / Math.max(1, frame.last)) * (frame.width - frame.left - END)

export const y = (frame: Frame, value: number): number => {
  const room = frame.height - frame.top - frame.bottom
  return frame.top + room * (1 - (value - frame.least) / Math.max(1e-9, frame.most - frame.least))
}

/** Round numbers along an axis, about as many as wanted. */
export function ticks(least: number, most: number, wanted = 4): number[] {
  const rough = (most - least) / wanted || 1
  const size = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((n) => n * size).find((n) => n >= rough) ?? rough
  const found: number[] = []
  for (let at = Math.ceil(least / step) * step; at <= most + 1e-9; at += step) {
    found.push(Number(at.toFixed(9)))
  }
  return found
}

/** The value that holds from each change to the next, up to the end. */
export interface Step {
  ply: number
  value: number
}

export function stairs(frame: Frame, steps: Step[]): string {
  const first = steps[0]
  if (!first) return ''
  const parts = [`M${place(frame, first.ply, first.value)}`]
  for (const step of steps.slice(1)) {
    parts.push(`H${round(x(frame, step.ply))}`, `V${round(y(frame, step.value))}`)
  }
  return [...parts, `H${frame.width}`].join('')
}

/** A line through every ply. */
export function curve(frame: Frame, values: number[]): string {
  return through(
    frame,
    values.map((value, ply) => ({ ply, value })),
  )
}

/** A straight line from each value to the next. */
export function through(frame: Frame, steps: Step[]): string {
  return steps
    .map((step, number) => `${number ? 'L' : 'M'}${place(frame, step.ply, step.value)}`)
    .join('')
}

/** The chances of a seat before each decision, as an eye, a spectator or the seat itself sees them. */
export function seenBy(moments: MomentOut[], seer: Seer, seat: number): Step[] {
  return moments.flatMap(({ ply, own, ...at }) => {
    if (seer !== 'own') return [{ ply, value: at[seer][seat] ?? 0 }]
    if (own === null) return [{ ply, value: at.open[seat] ?? 0 }]
    return at.seat === seat ? [{ ply, value: own }] : []
  })
}

export interface Band {
  source: string
  /** What the source brought in the end. */
  points: number
  lower: Step[]
  upper: Step[]
}

/** A seat's points source upon source; what was lost hangs below the line. */
export function bands(points: PointsAt[], sources: string[], seat: number): Band[] {
  const found: Band[] = sources.map((source) => ({ source, points: 0, lower: [], upper: [] }))
  for (const { ply, seats } of points) {
    let above = 0
    let below = 0
    for (const band of found) {
      const value = seats[seat]?.parts[band.source] ?? 0
      const base = value >= 0 ? above : below
      band.lower.push({ ply, value: base })
      band.upper.push({ ply, value: base + value })
      band.points = value
      if (value >= 0) above += value
      else below += value
    }
  }
  return found
}

/** The outline of a band: along its top, and back along its bottom. */
export function outline(frame: Frame, band: Band): string {
  const back: string[] = []
  for (let place = band.lower.length - 1; place >= 0; place -= 1) {
    const step = band.lower[place] as Step
    back.push(`V${round(y(frame, step.value))}`, `H${round(x(frame, step.ply))}`)
  }
  return `${stairs(frame, band.upper)}${back.join('')}Z`
}

/** How far up and down all seats' points reach. */
export function reach(points: PointsAt[]): { least: number; most: number } {
  const sums = points.flatMap(({ seats }) =>
    seats.map(({ parts }) => {
      const values = Object.values(parts)
      const total = (wanted: (value: number) => boolean) =>
        values.filter(wanted).reduce((sum, value) => sum + value, 0)
      return { up: total((value) => value > 0), down: total((value) => value < 0) }
    }),
  )
  return {
    least: Math.min(0, ...sums.map((one) => one.down)),
    most: Math.max(1, ...sums.map((one) => one.up)),
  }
}

/** The changes that concern one seat, for its table. */
export function changesOf(points: PointsAt[], seat: number): PointsAt[] {
  const text = (at: PointsAt | undefined) => JSON.stringify(at?.seats[seat]?.parts)
  return points.filter((at, place) => place === 0 || text(at) !== text(points[place - 1]))
}

const round = (value: number): number => Math.round(value * 10) / 10
const place = (frame: Frame, ply: number, value: number): string =>
  `${round(x(frame, ply))} ${round(y(frame, value))}`
