/** How the story of a game is told: what ends something, what sounds how, and what is whose. */

import type { Climaxes } from '../lib/pace'
import type { Sound } from '../lib/sounds'
import type { Table, Told } from '../lib/table.svelte'
import type { Update } from '../lib/wire'
import { t } from '../lib/words.svelte'

export interface Story {
  /** The kinds of events that end something, and are announced. */
  climaxes: Climaxes
  sounds: Record<string, Sound>
  /** What an announcement says in large letters, where its sentence is too long for that. */
  headline?: (event: Told, table: Table) => string
  /** What it means for the game, from the table as it is afterwards. */
  stakes?: (event: Told, after: Update) => string
  /** The kinds of labels that name a place of the board, which can be lit: `city` of `city:parma`. */
  places?: string[]
  /** Where a seat's pieces lie, to be lit when it has won; else all that bears its number. */
  pieces?: (update: Update, seat: number) => string[]
}

/** Who is ahead, where a round or a year begins or ends. */
export function leaders(after: Update): string {
  const totals = after.standing.map((one) => one.total)
  const points = Math.max(0, ...totals)
  if (points === 0) return ''
  const ahead = totals.flatMap((total, seat) => (total === points ? [after.places[seat]] : []))
  const names = ahead.map((place) => place?.name ?? '').join(', ')
  return t('ui-stakes-lead', { count: ahead.length, names, points })
}

export const PLAIN: Story = { climaxes: {}, sounds: {} }
