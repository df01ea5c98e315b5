/** What a piece does, as the words say it: of the piece itself, or else of its kind. */

import { game } from './playing.svelte'
import type { Effect } from './tip.svelte'
import { t, words } from './words.svelte'

export function effectOf(label: string): Effect {
  const [kind, slug] = label.split(':')
  const keys = [`tip-${game.key}-${kind}-${slug}`, `tip-${game.key}-${kind}`]
  const key = keys.find((one) => words.has(one))
  return key ? { text: t(key), rule: words.form(key, 'rule') } : { text: '', rule: '' }
}

/** The same of a piece alone, not of its kind. */
export function effectOfPiece(label: string): string {
  const key = `tip-${game.key}-${label.replace(':', '-')}`
  return words.has(key) ? t(key) : ''
}
