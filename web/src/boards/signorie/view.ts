/** The view of Signorie, and how its pieces look. */

import type { Table } from '../../lib/table.svelte'
import { t } from '../../lib/words.svelte'

export type Colour = 'yellow' | 'red' | 'violet' | 'grey' | 'turquoise'
export type Sex = 'man' | 'woman'
export type Career = 'politics' | 'church' | 'military'
export type Row = Career | 'marriage'
export type Effects = Record<string, number>

export interface Tile {
  tile: string
  house: string | null
  points: number
}

/** A tile in a city says for each seat which of its rows still lack the crest. */
export interface Offer extends Tile {
  fits: string[][]
}

export interface City {
  in_play: boolean
  spaces: number[]
  figures: { seat: number; sex: string }[]
  lowest: number | null
  marriage: Offer
  mission: Offer
}

export interface Prospect {
  value: number
  cost: number
  surplus: number
  sum: number
  keeps: boolean
  helpers: string[]
}

export interface Plan {
  crests: string[]
  tiles: Tile[]
  lacks: string[]
  needs: number
  points: number
  worth: number
}

export interface Family {
  seat: number
  board: string
  florins: number
  points: number
  supply: Record<Sex, number>
  reserve: Record<Sex, number>
  pledged: Record<Sex, number>
  threshold: number
  sum: number
  dice: Record<Colour, number>
  prospects: Partial<Record<Colour, Prospect[]>>
  passed: boolean
  brides: number
  helpers: string[]
  careers: Record<Career, number[]>
  careers_worth: number
  offspring: number
  rows: Record<Row, Plan>
}

export interface Printed {
  columns: Record<Colour, { value: number; hires: string; signoria: Effects }>
  helpers: Record<string, { cost: number; effect: Effects }>
  tasks: Record<string, { least: number; most: number; effect: Effects }>
  rewards: Record<string, Effects>
  career: { points: number; rank: number; bonus: Effects }[]
  initiative: number[]
  brides: number[]
  bride_florins: number
  bride_florins_from: number
  bonus_rounds: number
  reward_florins: number
  points_price: number
  points_bought: number
  highest_dowry: number
  dowry_points: number
  most_dice: number
  threshold: number
  highest_threshold: number
  offspring: string[]
  tile_back: number
  quorum: number
}

export interface View {
  seat: number | null
  round: number
  rounds: number
  order: number[]
  initiative: { seat: number; field: number }[]
  dice: Record<Colour, number[]>
  tasks: Record<Colour, Record<Sex, string>>
  rewards: string[]
  honours: Record<string, number[]>
  cities: Record<string, City>
  pile: number
  helpers: number
  brides: number
  families: Family[]
  figures: Printed
}

export function viewOf(table: Table): View {
  return table.update?.view as unknown as View
}

export const COLOURS: Colour[] = ['yellow', 'red', 'violet', 'grey', 'turquoise']
export const CAREERS: Career[] = ['politics', 'church', 'military']
export const ROWS: Row[] = [...CAREERS, 'marriage']
export const SEXES: Sex[] = ['man', 'woman']
export const SLOTS = [1, 2, 3]

/** The colour of the dice, of the pips on them, and a sign for those who do not see colours. */
export const DICE: Record<Colour, { tint: string; pip: string; glyph: string }> = {
  yellow: { tint: '#e3bd3e', pip: '#2a2018', glyph: 'coin' },
  red: { tint: '#a8362b', pip: '#fffaf0', glyph: 'ring' },
  violet: { tint: '#7a4d9c', pip: '#fffaf0', glyph: 'cradle' },
  grey: { tint: '#6d7178', pip: '#fffaf0', glyph: 'stairs' },
  turquoise: { tint: '#1d7f80', pip: '#fffaf0', glyph: 'letter' },
}

export const ROW_GLYPHS: Record<Row, string> = {
  politics: 'palazzo',
  church: 'church',
  military: 'swords',
  marriage: 'ring',
}

/** What an effect does, in the reader's words. */
export function said(effects: Effects): string {
  return Object.entries(effects)
    .map(([verb, amount]) => t(`effect-${verb}`, { amount }))
    .join(', ')
}

/** `1`, or `1–3`: how many figures a task takes. */
export function span(least: number, most: number): string {
  return least === most ? String(least) : `${least}–${most}`
}

const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']

/** Ranks are written in Roman numerals, so that nobody takes them for points. */
export function numeral(rank: number): string {
  return NUMERALS[rank] ?? String(rank)
}

/** Equal things counted: who stands on a field, and how many. */
export function counted(seats: number[]): { seat: number; count: number }[] {
  const found: { seat: number; count: number }[] = []
  for (const seat of seats) {
    const known = found.find((one) => one.seat === seat)
    if (known) known.count += 1
    else found.push({ seat, count: 1 })
  }
  return found
}

/** The seats of the men on one field of a career, those of the reader first. */
export function menOn(view: View, career: Career, field: number): number[] {
  const mine = view.seat ?? -1
  const order = [mine, ...view.families.map((one) => one.seat).filter((seat) => seat !== mine)]
  return order.flatMap((seat) =>
    (view.families[seat]?.careers[career] ?? []).filter((one) => one === field).map(() => seat),
  )
}

/** The die that a label names: `move:take red 3`. */
export function dieOf(label: string): { colour: Colour; value: number } | null {
  const found = /^(?:move:)?take (\w+) (\d)$/.exec(label)
  return found ? { colour: found[1] as Colour, value: Number(found[2]) } : null
}

/** What a die would mean for a family, where it may take it. */
export function prospectOf(
  family: Family | undefined,
  colour: Colour,
  value: number,
): Prospect | undefined {
  return family?.prospects[colour]?.find((one) => one.value === value)
}

/** The helpers that the die pointed at or staged would set in motion. */
export function firing(table: Table, family: Family | undefined): string[] {
  const die = dieOf(table.picking.staged?.move ?? '') ?? dieOf(table.pointed)
  return (die && prospectOf(family, die.colour, die.value)?.helpers) ?? []
}
