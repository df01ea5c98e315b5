/** Narrowing: what has been picked filters the options until one is left. */

/** How the label of a thing begins that stands for a whole move: `move:govern`. */
export const WHOLE = 'move:'

export interface Pickable {
  move: string
  picks: string[]
}

/** The options that agree with everything picked so far. */
export function survivors<O extends Pickable>(options: O[], picked: string[]): O[] {
  return options.filter((option) => contains(option.picks, picked))
}

/** How many of each pick an option holds counts: two equal picks need two clicks. */
export function contains(picks: string[], picked: string[]): boolean {
  const left = [...picks]
  return picked.every((pick) => {
    const place = left.indexOf(pick)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
}

/** The picks that a thing's label stands for; a whole move is one word of its own. */
export function parts(label: string): string[] {
  return label.startsWith(WHOLE) ? [label] : label.split(' ')
}

/** What of an option is still to be picked. */
export function rest(picks: string[], picked: string[]): string[] {
  const left = [...picks]
  for (const pick of picked) {
    const place = left.indexOf(pick)
    if (place >= 0) left.splice(place, 1)
  }
  return left
}

/** The picks that light up next. */
export function nextPicks(options: Pickable[], picked: string[]): Set<string> {
  return new Set(survivors(options, picked).flatMap((option) => rest(option.picks, picked)))
}

/** The refusals that one more pick runs into, where no option follows from it. */
export function refused<R extends Pickable>(refusals: R[], picked: string[], pick: string): R[] {
  return refusals.filter((refusal) => contains(refusal.picks, [...picked, pick]))
}

/** The verb of a move as it is written: `take-back m10` -> `take-back`. */
export function verb(move: string): string {
  return move.split(' ', 1)[0] ?? move
}

export interface Dimension {
  kind: string
  values: string[]
}

/** The first thing in which the options still differ, for those without a board to point at. */
export function dimension(options: Pickable[], picked: string[]): Dimension | null {
  const rests = options.map((option) => rest(option.picks, picked))
  const longest = Math.max(0, ...rests.map((one) => one.length))
  for (let place = 0; place < longest; place += 1) {
    const values = [...new Set(rests.map((one) => one[place]).filter((v) => v !== undefined))]
    if (values.length > 1) return { kind: values[0]?.split(':')[0] ?? '', values }
  }
  return null
}
