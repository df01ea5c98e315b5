/** Pace: what an update tells becomes steps, shown one after another, each as long as it is read. */

import type { Told } from './table.svelte'
import type { Update } from './wire'

export type Speed = 'slow' | 'normal' | 'fast' | 'instant'
/** What an event brings to an end. */
export type Climax =
  'battle' | 'auction' | 'work' | 'best' | 'round' | 'phase' | 'year' | 'scoring' | 'game'

export const SPEEDS: Speed[] = ['slow', 'normal', 'fast', 'instant']
export const FACTORS: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.45, instant: 0 }

/** A round of the others takes no longer than this, at Normal. */
const PATIENCE = 8000
/** However much there is: what is shorter cannot be seen. */
const LEAST_SHARE = 0.3
/** Where more than these wait, there is half the time. */
const MANY = 20
const LONG: Climax[] = ['year', 'phase']
/** What only follows is read at a glance. */
const GLANCE = 0.6
/** The longer one has not been asked anything, the more hurried is what others do. */
const HASTE = [1, 0.65, 0.42]

/** One event, and how the table looks. */
export interface Step {
  ply: number
  event: Told
  climax: Climax | ''
  /** How the table looks then; null where it looks as before. */
  view: Update | null
  /** The events whose pieces travel as the view changes. */
  moving: Told[]
  /** The reader's own move: it waits for nothing. */
  own: boolean
  /** It only follows from the event before it, in the same move. */
  follows: boolean
}

export type Climaxes = Record<string, Climax>

/** What is shown while the table is on its way: the same table, but nothing is asked. */
export function onTheWay(update: Update, given: Partial<Update>): Update {
  const status = update.status === 'finished' ? 'running' : update.status
  return { ...update, ...given, status, choice: null, waiting: [], result: [] }
}

/**
 * The steps of an update for a reader who knows all up to a ply. What ends something is told over
 * the view before it, so that one sees what has ended; all else over the view after it.
 */
export function stepsOf(update: Update, known: number, climaxes: Climaxes): Step[] {
  const found: Step[] = []
  let first = 0
  for (const beat of update.beats) {
    const events = (update.events as Told[]).slice(first, first + beat.events)
    first += beat.events
    if (beat.ply <= known) continue
    const view = onTheWay(update, {
      ply: beat.ply,
      ...(beat.view ? { view: beat.view, standing: beat.standing } : {}),
    })
    const kinds = events.map((event) => climaxes[event.kind] ?? '')
    const turn = Math.max(
      0,
      kinds.findLastIndex((kind) => kind !== '' && kind !== 'game'),
    )
    events.forEach((event, place) => {
      const at = place === turn
      const climax = kinds[place] ?? ''
      const moving = at ? events : []
      const follows = isConsequence(event, found.at(-1))
      const shown = at ? view : null
      found.push({ ply: beat.ply, event, climax, view: shown, moving, own: false, follows })
    })
  }
  return found
}

/** What a move brings whoever made it, or the table, once it has been told. */
function isConsequence(event: Told, before: Step | undefined): boolean {
  if (!before || before.event.ply !== event.ply) return false
  return event.seat === undefined || event.seat === before.event.seat
}

/** Whether an event is announced in large letters; the end of the game is celebrated instead. */
export function isAnnounced(step: Step): boolean {
  return step.climax !== '' && step.climax !== 'game'
}

/** How long a step would be shown if it were alone. */
export function base(step: Step): number {
  if (step.own) return 0
  if (isAnnounced(step)) return LONG.includes(step.climax as Climax) ? 1500 : 1100
  const time = Math.max(600, Math.min(900, 380 + 9 * step.event.text.length))
  return step.follows ? time * GLANCE : time
}

/** Of these steps those of the same round: until somebody moves who has moved before. */
export function roundOf(steps: Step[], acted: number[]): Step[] {
  const before = [...acted]
  const round: Step[] = []
  for (const step of steps) {
    if (round.length > 0 && isNewRound(step, before)) break
    note(step, before)
    round.push(step)
  }
  return round
}

/** Whether a round of the others is over with this step, if these have moved in turn. */
export function isNewRound(step: Step, acted: number[]): boolean {
  const { seat } = step.event
  return seat !== undefined && seat !== acted.at(-1) && acted.includes(seat)
}

/** Remember who moves. */
export function note(step: Step, acted: number[]): void {
  const { seat } = step.event
  if (seat !== undefined && seat !== acted.at(-1)) acted.push(seat)
}

/**
 * How long the first of a round's steps is shown at Normal, if so much time has been taken, in the
 * round and since the reader was asked.
 */
export function lengthOf(round: Step[], spent: number, waiting: number, since = spent): number {
  const [step] = round
  if (!step || isAnnounced(step)) return step ? base(step) : 0
  const sum = (some: Step[]) => some.reduce((all, one) => all + base(one), 0)
  const patience = waiting > MANY ? PATIENCE / 2 : PATIENCE
  const left = patience - spent - sum(round.filter(isAnnounced))
  const share = left / Math.max(1, sum(round.filter((one) => !isAnnounced(one))))
  const haste = HASTE[Math.min(HASTE.length - 1, Math.floor(since / PATIENCE))] ?? 1
  return base(step) * Math.max(LEAST_SHARE, Math.min(haste, share))
}

/** One step faster or slower. */
export function shifted(speed: Speed, by: 1 | -1): Speed {
  return SPEEDS[SPEEDS.indexOf(speed) + by] ?? speed
}
