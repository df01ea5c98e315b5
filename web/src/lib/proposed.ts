/** Where on the board a bot's candidates would happen. */

import { contains, parts, WHOLE, type Pickable } from './narrow'

/**
 * For each candidate the label of the thing that tells it best from the others: the move itself
 * where it is drawn, else a pick that no other candidate has, else the last one.
 */
export function placesOf(candidates: Pickable[], labels: string[]): (string | null)[] {
  const matched = candidates.map((one) => {
    const held = [WHOLE + one.move, ...one.picks]
    return labels.filter((label) => contains(held, parts(label)))
  })
  return candidates.map((one, place) => {
    const others = matched.filter((_, other) => other !== place)
    const weight = (label: string) => {
      const alone = others.every((labels) => !labels.includes(label)) ? 100 : 0
      const words = parts(label)
      const last = Math.max(...words.map((word) => one.picks.indexOf(word)))
      return (label.startsWith(WHOLE) ? 1000 : 0) + alone + 10 * words.length + last
    }
    const [best] = (matched[place] ?? []).sort((a, b) => weight(b) - weight(a))
    return best ?? null
  })
}

/** Which candidates are marked at which label, first the first. */
export function marksAt(places: (string | null)[]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  places.forEach((label, place) => {
    if (label !== null) found.set(label, [...(found.get(label) ?? []), place])
  })
  return found
}

/** The things on the screen by their labels; a button of an option stands for the whole move. */
export function drawnThings(): Map<string, Element[]> {
  const drawn = new Map<string, Element[]>()
  for (const element of document.querySelectorAll('[data-label], [data-option]')) {
    const option = element.getAttribute('data-option') ?? ''
    const label = element.getAttribute('data-label') ?? WHOLE + option
    if (element.getClientRects().length === 0) continue
    drawn.set(label, [...(drawn.get(label) ?? []), element])
  }
  return drawn
}
