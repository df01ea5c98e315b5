/** What a game brings to the table. Without it the generic view serves. */

import type { Component } from 'svelte'
import type { Cloth } from '../lib/head.svelte'
import type { Flight } from '../lib/motion'
import type { Table, Told } from '../lib/table.svelte'
import type { Effect } from '../lib/tip.svelte'
import type { Order, Update } from '../lib/wire'
import type { Story } from './story'

type Part = Component<{ table: Table }>

/** How a game wants its table laid; `docs/the-look.md` shows the areas. */
export interface Laid {
  cloth: Exclude<Cloth, 'hall'>
  /** Board beside field; board over hand and question side by side; or one below the other. */
  arrangement: 'beside' | 'flanked' | 'stacked'
  /** The width of the board by its height, where it stands beside the field. */
  aspect?: number
  /** The board brings its own sheets and trays, and lies on the bare table. */
  bare?: boolean
  /** From so many seats on the side takes all the height; four, unless said otherwise. */
  crowd?: number
  /** On a phone the board is a window above the field, as high as the field leaves it. */
  window?: boolean
}

/** An order by the keys of its words: what it is, and how long it holds. */
export interface Ready {
  key: string
  order: Order
  until?: string
  /** Whether it can be meant for anything now. */
  when?: (table: Table) => boolean
}

export interface Kit {
  /** The cloth, and where the parts lie on it. */
  table: Laid
  /** The board that everyone sees. */
  Board: Part
  /** What lies between the board and the question; the board then stands beside both. */
  Field?: Part
  /** What is the reader's own, next to the question. */
  Mine?: Part
  /** What to know of another seat at a glance. */
  Glance?: Component<{ table: Table; seat: number }>
  /** The position in words, for those who hear the page. */
  InWords: Part
  /** Sentences about the certain consequences of a move. */
  preview?: (facts: Record<string, unknown>, table: Table) => string[]
  /** What a piece does, where its figures are not the same at every table. */
  effect?: (piece: string, table: Table) => Effect | null
  /** Kinds of picks that are numbers to set with a stepper: `count` of `count:3`. */
  counts?: string[]
  /** Orders in advance that players of this game give again and again. */
  orders?: Ready[]
  /** The colours of the seats, where the game gives them: which dye each of them wears. */
  dyes?: (table: Table) => number[]
  /** Where the pieces of an event travel. */
  flights?: (event: Told, update: Update) => Flight[]
  /** How its story is told. */
  story?: Story
}

const KITS = import.meta.glob<{ kit: Kit }>('./*/kit.ts')

export async function kitOf(game: string): Promise<Kit | null> {
  const found = KITS[`./${game}/kit.ts`]
  return found ? (await found()).kit : null
}
