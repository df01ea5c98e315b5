/** What a move brings and what can be picked, where no board has its own words for them. */

import { t, words } from './words.svelte'

/** Every consequence that the game has words for. */
export function consequences(facts: Record<string, unknown>): string[] {
  const given = Object.fromEntries(Object.entries(facts).map(([k, v]) => [k, shown(v)]))
  const keys = Object.keys(facts).map((key) => `preview-${key}`)
  return keys.filter((key) => words.has(key)).map((key) => t(key, given))
}

function shown(value: unknown): string | number {
  if (typeof value === 'number') return value
  return Array.isArray(value) ? value.join(' : ') : String(value)
}

/** A pick by its name, or by that of its kind. */
export function named(value: string): string {
  const [kind, slug] = value.split(':') as [string, string]
  if (words.has(`${kind}-${slug}`)) return words.piece(value)
  return words.has(`pick-${kind}`) ? t(`pick-${kind}`, { value: slug }) : slug
}
