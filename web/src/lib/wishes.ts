/** What each seat may choose for itself: the options that a game has for every seat. */

import type { Choosable, GameCard, Place } from './wire'

/** `board0`, `board1` and so on are one wish, `board`. */
export const isWish = (key: string): boolean => /\d$/.test(key)

export function wishesOf(game: GameCard | undefined): Choosable[] {
  const first = game?.options.filter((option) => option.key.endsWith('0')) ?? []
  return first.map((option) => ({ ...option, key: option.key.slice(0, -1) }))
}

/** Whether somebody else has chosen this; the first value, which leaves it open, is for all. */
export function isTaken(wish: Choosable, value: string, places: Place[]): boolean {
  return value !== wish.values[0] && places.some((place) => place.wishes[wish.key] === value)
}
