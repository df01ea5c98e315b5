import type { Flight } from '../../lib/motion'
import { dyeOf } from '../../lib/dyes'
import type { Table, Told } from '../../lib/table.svelte'
import type { Kit, Laid } from '../kit'
import Board from './Board.svelte'
import { effect } from './explained'
import Glance from './Glance.svelte'
import InWords from './InWords.svelte'
import Mine from './Mine.svelte'
import { preview } from './preview'
import { story } from './story'
import { viewOf } from './view'

type Route = (seat: number, slug: (fact: string) => string, event: Told) => Flight

/** Another's board is not in sight unless it is looked at; then a piece goes to its owner. */
const ROUTES: Record<string, Route> = {
  takes: (seat, slug, event) => ({
    from: [`die:${slug('colour')}:${String(event.value)}`],
    to: [`space:${seat}:${slug('colour')}`, `seat:${seat}`],
  }),
  hires: (seat, slug) => ({
    from: [`seat:${seat}`],
    to: [`helper:${seat}:${slug('helper')}`, `seat:${seat}`],
  }),
  arrives: (seat, slug, event) => ({
    from: [`post:${seat}:${slug('career')}:${Number(event.field) - 1}`, `seat:${seat}`],
    to: [`post:${seat}:${slug('career')}:${String(event.field)}`],
  }),
  sends: (seat, slug, event) => ({
    from: [`post:${seat}:${slug('career')}:${String(event.field)}`],
    to: [`city:${slug('city')}`],
  }),
  marries: (seat, slug) => ({ from: [`seat:${seat}`], to: [`city:${slug('city')}`] }),
  allies: (seat, slug) => ({
    from: [`seat:${seat}`],
    to: [`row:${seat}:${slug('row')}`, `seat:${seat}`],
  }),
  lays: (seat, slug) => ({ from: ['pile'], to: [`row:${seat}:${slug('row')}`, `seat:${seat}`] }),
  'seizes-initiative': (seat) => ({ from: [`disc:${seat}`], to: [`disc:${seat}`] }),
  weds: (seat) => ({ from: ['reward'], to: [`brides:${seat}`, `seat:${seat}`] }),
  rolls: (seat) => ({ from: [`seat:${seat}`], to: [`roll:${seat}`] }),
}

export function flights(event: Told): Flight[] {
  const slug = (fact: string) => String(event[fact]).split(':')[1] ?? ''
  const route = ROUTES[event.kind]
  return route ? [route(event.seat ?? 0, slug, event)] : []
}

/** A player's colour is the player's board. */
export const dyes = (table: Table): number[] =>
  viewOf(table).families.map((family) => dyeOf(family.board, family.seat))

const table: Laid = { cloth: 'lapis', arrangement: 'flanked', bare: true }

export const kit: Kit = {
  table,
  Board,
  Glance,
  InWords,
  Mine,
  preview,
  effect,
  dyes,
  flights,
  story,
}
