/** One's own tables: in which order they lie, and which of them wait. */

import { get } from './api'
import { myself } from './me.svelte'
import type { OwnTables, TableCard } from './wire'

/** Whether the reader is asked at a table. */
export function asksMe(table: TableCard): boolean {
  const me = myself.now?.id
  return me !== undefined && table.waiting.some((seat) => table.places[seat]?.person === me)
}

/** The next table where the reader is asked: after this one, in the order of the tables. */
export async function nextAsked(here: string): Promise<TableCard | null> {
  const { tables } = await get<OwnTables>('/me/tables')
  const place = tables.findIndex((table) => table.id === here)
  const round = [...tables.slice(place + 1), ...tables.slice(0, Math.max(0, place))]
  return round.find(asksMe) ?? null
}

/** A list with one of its members in another place, which the list has. */
export function moved<T>(list: T[], from: number, to: number): T[] {
  const place = Math.min(Math.max(to, 0), list.length - 1)
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, place), list[from] as T, ...rest.slice(place)]
}
