/** Numbers to set: how the options of a question follow from one or two counts. */

import { rest } from './narrow'
import type { OptionOut } from './wire'

export interface Count {
  kind: string
  /** Every number it may have, the least first. */
  values: number[]
}

/** From this many answers on, numbers are set rather than read as so many buttons. */
export const MANY = 4

function numbers(option: OptionOut, kinds: string[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const pick of option.picks) {
    const [kind = '', value = ''] = pick.split(':')
    if (kinds.includes(kind)) found.set(kind, Number(value))
  }
  return found
}

/** The counts that the options differ in; none where they differ in something else as well. */
export function counts(options: OptionOut[], kinds: string[]): Count[] {
  if (options.length < MANY) return []
  const others = options.map((option) =>
    rest(
      option.picks,
      option.picks.filter((pick) => kinds.includes(pick.split(':')[0] ?? '')),
    ),
  )
  if (new Set(others.map((one) => one.join(' '))).size > 1) return []
  return kinds
    .map((kind) => {
      const values = options.map((option) => numbers(option, kinds).get(kind))
      const known = values.filter((value) => value !== undefined)
      return { kind, values: [...new Set(known)].sort((one, other) => one - other) }
    })
    .filter((count) => count.values.length > 1)
}

/** The option with these counts; else, of those with the first of them, the one nearest by. */
export function counted(
  options: OptionOut[],
  wanted: { kind: string; value: number }[],
): OptionOut | undefined {
  const kinds = wanted.map((one) => one.kind)
  const far = (option: OptionOut) => {
    const had = numbers(option, kinds)
    return wanted.reduce(
      (sum, { kind, value }, place) =>
        sum + Math.abs((had.get(kind) ?? 0) - value) * (place === 0 ? 1000 : 1),
      0,
    )
  }
  return [...options].sort((one, other) => far(one) - far(other))[0]
}

/** What an option has of a count. */
export function countOf(option: OptionOut, kind: string): number {
  return numbers(option, [kind]).get(kind) ?? 0
}
