/** Colours of seats: by their number, unless a game has given them colours of its own. */

import { getContext, setContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'

const WORN = Symbol('dyes')
const TINCTURES = 6

/** An attachment that is the same is not attached anew, and a change would restyle the whole table. */
const attachments = new Map<string, Attachment<HTMLElement>>()

/** Let seats wear these dyes, seat by seat, on all that is drawn within. */
export function dyed(dyes: number[]): Attachment<HTMLElement> {
  const key = dyes.join(' ')
  const attachment = attachments.get(key) ?? dyeing(dyes)
  attachments.set(key, attachment)
  return attachment
}

function dyeing(dyes: number[]): Attachment<HTMLElement> {
  return (node) => {
    dyes.forEach((dye, seat) => node.style.setProperty(`--seat-${seat}`, `var(--dye-${dye})`))
    return () => dyes.forEach((_, seat) => node.style.removeProperty(`--seat-${seat}`))
  }
}

/** The same for shields and figures, which change shape and charge with the dye: in a component. */
export function wear(dyes: () => number[]): void {
  setContext(WORN, dyes)
}

/** Which of the six shields a seat bears here: in a component. */
export function worn(): (seat: number) => number {
  const dyes = getContext<(() => number[]) | undefined>(WORN)
  return (seat) => (dyes?.()[seat] ?? seat) % TINCTURES
}

/** The dyes of colours that boards are named after. */
const BY_COLOUR: Record<string, number> = { red: 0, blue: 1, green: 2, yellow: 3, violet: 4 }

export const dyeOf = (colour: string, otherwise: number): number => BY_COLOUR[colour] ?? otherwise

/** The pigment of a ribbon in a seat's tincture: dark enough to carry cream. */
const BANDS = ['--s0', '--lapis', '--verd', '--bronze', '--violet', '--s5']

export const bandOf = (tincture: number): string => `var(${BANDS[tincture % TINCTURES]})`
