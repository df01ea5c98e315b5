/** Sources of points: each has a pigment, the same in columns, tables and the review of a game. */

import type { ScoreOut } from './wire'

/** All of them carry cream; drums keep one order, so a pigment is never the only sign. */
const PIGMENTS = [
  '--terra',
  '--lapis',
  '--verd',
  '--bronze',
  '--violet',
  '--turquoise',
  '--olive',
  '--slate',
  '--rose',
]

export const pigmentOf = (place: number): string => `var(${PIGMENTS[place % PIGMENTS.length]})`

/** All that points are counted for, in that order. */
export const sourcesOf = (result: ScoreOut[]): string[] => [
  ...new Set(result.flatMap((score) => Object.keys(score.parts))),
]
