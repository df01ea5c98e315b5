/** Sources of points: each has a pigment, the same in the columns and in the table beside them. */

/** All of them carry cream; drums keep one order, so a pigment is never the only sign. */
const PIGMENTS = [
  '--terra',
  '--lapis',
  '--verd',
  '--bronze',
  '--violet',
  '--turquoise',
  '--s0',
  '--slate',
  '--s4',
]

export const pigmentOf = (place: number): string => `var(${PIGMENTS[place % PIGMENTS.length]})`
