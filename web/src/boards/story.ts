/** How the story of a game is told: what ends something, what sounds how, and what is whose. */

import type { Climaxes } from '../lib/pace'
import type { Sound } from '../lib/sounds'
import type { Table, Told } from '../lib/table.svelte'
import type { Update } from '../lib/wire'

export interface Story {
  /** The kinds of events that end something, and are announced. */
  climaxes: Climaxes
  sounds: Record<string, Sound>
  /** What an announcement says in large letters, where its sentence is too long for that. */
  headline?: (event: Told, table: Table) => string
  /** The kinds of labels that name a place of the board, which can be lit: `city` of `city:parma`. */
  places?: string[]
  /** Where a seat's pieces lie, to be lit when it has won; else all that bears its number. */
  pieces?: (update: Update, seat: number) => string[]
}

export const PLAIN: Story = { climaxes: {}, sounds: {} }
