/** Moves that nobody has to choose. */

import { settings } from './settings.svelte'
import type { Update } from './wire'

/** Whether the reader plays against bots alone: then every move can be taken back. */
export function isAlone(update: Update): boolean {
  return update.seat !== null && update.places.every((one) => one.bot || one.seat === update.seat)
}

/** The only move that is open, where it plays itself. */
export function forcedMove(update: Update): string | null {
  const options = update.choice?.options ?? []
  if (options.length !== 1 || !(isAlone(update) || settings.forced)) return null
  return options[0]?.move ?? null
}
