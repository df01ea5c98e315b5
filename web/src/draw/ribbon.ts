/** Where the name on a ribbon breaks. */

/** From this many letters on, one line would be too small to read. */
const LONG = 15

/** One line, or two of about equal length where the name is long and has a place to break. */
export function ribbonLines(name: string): string[] {
  if (name.length < LONG) return [name]
  const breaks = [...name.matchAll(/[ -]/g)].map((found) => found.index + 1)
  const middle = name.length / 2
  const best = breaks.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0]
  return best === undefined ? [name] : [name.slice(0, best).trim(), name.slice(best).trim()]
}
