/** How a reader fares with puzzles, kept in this browser: a rating, days in a row, what was tried. */

export interface Standing {
  rating: number
  /** Days in a row on which a puzzle of the day was solved, and the longest such row. */
  streak: number
  longest: number
  /** The last of these days. */
  day: number
  /** By `game/number`: whether the first answer was right. */
  tried: Record<string, boolean>
}

const KEY = 'quattrocento-puzzles'
const START: Standing = { rating: 1200, streak: 0, longest: 0, day: -1, tried: {} }
/** What a puzzle of each difficulty counts for, from 1 to 5. */
const STRENGTH = [900, 1150, 1400, 1650, 1900]
/** How much one answer can change. */
const STEP = 32

export const nameOf = (game: string, number: number): string => `${game}/${number}`

export function standing(): Standing {
  try {
    return { ...START, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Standing>) }
  } catch {
    return START
  }
}

/** The rating after a first answer, as in chess. */
export function rated(rating: number, difficulty: number, right: boolean): number {
  const strength = STRENGTH[difficulty - 1] ?? 1400
  const expected = 1 / (1 + 10 ** ((strength - rating) / 400))
  return Math.round(rating + STEP * ((right ? 1 : 0) - expected))
}

export interface Answer {
  name: string
  difficulty: number
  right: boolean
  /** Whether it is a puzzle of this day. */
  daily: boolean
  day: number
}

/** Only the first answer is rated; a puzzle of the day counts for the row however late it is found. */
export function after(then: Standing, answer: Answer): Standing {
  const { name, difficulty, right, daily, day } = answer
  const first = !(name in then.tried)
  const found = first
    ? {
        ...then,
        rating: rated(then.rating, difficulty, right),
        tried: { ...then.tried, [name]: right },
      }
    : then
  if (!right || !daily || then.day === day) return found
  const streak = then.day === day - 1 ? then.streak + 1 : 1
  return { ...found, streak, longest: Math.max(streak, then.longest), day }
}

/** A row that was broken yesterday counts no more. */
export const streakOn = (then: Standing, day: number): number =>
  then.day >= day - 1 ? then.streak : 0

export function note(answer: Answer): Standing {
  const now = after(standing(), answer)
  try {
    localStorage.setItem(KEY, JSON.stringify(now))
  } catch {
    // A browser that keeps nothing still asks; it only forgets how one fared.
  }
  return now
}
