/** The view of Signorie, and how its pieces look. */

import type { Table } from '../../lib/table.svelte'
import type { ChoiceOut, DieForecast, FamilyView, PeopleView, SignorieView } from '../../lib/wire'
import { t } from '../../lib/words.svelte'

export type Sex = keyof PeopleView
export type Effects = Record<string, number>

export const SEXES: Sex[] = ['man', 'woman']

export function viewOf(table: Table): SignorieView {
  const view = table.update?.view
  if (view?.game !== 'signorie') throw new TypeError('this is no table of Signorie')
  return view
}

interface Look {
  tint: string
  edge: string
  pip: string
}

/** Dice and entablatures: face, edge, and pips or letters upon it. */
const LOOKS: Record<string, Look> = {
  yellow: { tint: '#d6a11f', edge: '#8c640c', pip: '#2b1a0f' },
  red: { tint: '#a62f27', edge: '#651812', pip: '#fff7e3' },
  violet: { tint: '#6f4291', edge: '#40235a', pip: '#fff7e3' },
  grey: { tint: '#656b6f', edge: '#3b4043', pip: '#fff7e3' },
  turquoise: { tint: '#177275', edge: '#0a4649', pip: '#fff7e3' },
}
const WHITE: Look = { tint: '#f6efdd', edge: '#b9a988', pip: '#2b1a0f' }

export function look(colour: string): Look {
  return LOOKS[colour] ?? WHITE
}

const SIGNS: Record<string, string> = {
  advance: 'stairs',
  men: 'man',
  women: 'woman',
  figures: 'twins',
  opposite: 'cousins',
  alliances: 'pact',
  missions: 'letter',
  marriages: 'ring',
  offspring: 'cradle',
  'per-bride': 'brides',
  'per-helper': 'points',
  'per-city': 'cities',
  'per-envoy': 'envoys',
  'per-wife': 'wives',
}

/** The sign of what an effect does; a man and a woman together are twins. */
export function signOf(effects: Effects): string {
  const [verb = 'points', ...others] = Object.keys(effects)
  return others.length > 0 ? 'twins' : (SIGNS[verb] ?? verb)
}

/** What an effect does, in the reader's words. */
export function said(effects: Effects): string {
  return Object.entries(effects)
    .map(([verb, amount]) => t(`effect-${verb}`, { amount }))
    .join(', ')
}

/** The same in few letters, for discs and plates. */
export function brief(effects: Effects): string {
  return Object.entries(effects)
    .map(([verb, amount]) => t(`ui-brief-${verb}`, { amount }))
    .join(' + ')
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
export function menOn(view: SignorieView, career: string, field: number): number[] {
  const mine = view.seat ?? -1
  const order = [mine, ...view.families.map((one) => one.seat).filter((seat) => seat !== mine)]
  return order.flatMap((seat) =>
    (view.families[seat]?.careers[career] ?? []).filter((one) => one === field).map(() => seat),
  )
}

/** The colour of the column that a question is about: that of its die, or of its helpers. */
export function columnAsked(choice: ChoiceOut, view: SignorieView): string {
  const { colour } = choice.facts
  if (typeof colour === 'string') return colour.split(':')[1] ?? ''
  if (choice.step !== 'helper-choice') return ''
  const helpers = choice.options.flatMap((option) => option.picks)
  const found = Object.entries(view.figures.columns).find(([, column]) =>
    column.helpers.some((slug) => helpers.includes(`helper:${slug}`)),
  )
  return found?.[0] ?? ''
}

/** The die that a label names: `move:take red 3`. */
export function dieOf(label: string): { colour: string; value: number } | null {
  const found = /^(?:move:)?take (\w+) (\d)$/.exec(label)
  return found ? { colour: found[1] ?? '', value: Number(found[2]) } : null
}

/** What a die would mean for a family, where it may take it. */
export function prospectOf(
  family: FamilyView | undefined,
  colour: string,
  value: number,
): DieForecast | undefined {
  return family?.prospects[colour]?.find((one) => one.value === value)
}

/** The helpers that the die pointed at or staged would set in motion. */
export function firing(table: Table, family: FamilyView | undefined): string[] {
  return pondered(table, family)?.helpers ?? []
}

/** What the die pointed at or staged would mean for a family. */
export function pondered(table: Table, family: FamilyView | undefined): DieForecast | undefined {
  const die = dieOf(table.picking.staged?.move ?? '') ?? dieOf(table.pointed)
  return die ? prospectOf(family, die.colour, die.value) : undefined
}

export function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'number')
}

export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

export function isEffects(value: unknown): value is Effects {
  return typeof value === 'object' && value !== null && isNumbers(Object.values(value))
}
