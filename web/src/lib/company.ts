/** The persons whom bots play: `journeyman-caterina` is Caterina, a journeyman. */

import type { Place } from './wire'
import { t, words } from './words.svelte'

export interface Companion {
  level: string
  /** Nobody in particular where it is empty. */
  person: string
}

export function companion(bot: string): Companion {
  const [level = '', person = ''] = bot.split('-')
  return { level, person }
}

export function botOf({ level, person }: Companion): string {
  return person && isOurs(level) ? `${level}-${person}` : level
}

/** Whether a level is one of ours; whoever runs the server may offer others. */
export function isOurs(level: string): boolean {
  return words.has(`bot-${level}`)
}

export function levelName(level: string): string {
  return isOurs(level) ? t(`bot-${level}`) : level.charAt(0).toUpperCase() + level.slice(1)
}

/** What is said of whoever bears a name: a level, or that it is a program. */
export function rankOf(level: string): string {
  return t(isOurs(level) ? `bot-${level}` : 'bot-program')
}

/** How someone plays a game: as the level does, or in a style of their own. */
export function manner(one: Companion, game: string): string {
  const own = `ui-manner-${game}-${botOf(one)}`
  if (!isOurs(one.level)) return t('ui-manner-program')
  return words.has(own) ? t(own) : t(`ui-manner-${one.level}`)
}

/** `Journeyman: patient, …` */
export function introduction(bot: string, game: string): string {
  const one = companion(bot)
  return t('ui-who-plays', { level: rankOf(one.level), about: manner(one, game) })
}

/** So many different persons, none of whom sits at the table already. */
export function newcomers(company: string[], places: Place[], count: number): string[] {
  const there = places.map((place) => companion(place.bot).person)
  const free = company.filter((person) => !there.includes(person))
  return Array.from({ length: count }, (_, place) => free[place % Math.max(1, free.length)] ?? '')
}

/** The company in an order of its own every time. */
export function shuffled(company: string[]): string[] {
  const order = company.map((person) => ({ person, lot: Math.random() }))
  return order.sort((a, b) => a.lot - b.lot).map((one) => one.person)
}
