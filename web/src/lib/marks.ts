/** What just happened stays marked on the board: where an event's pieces lie now. */

import type { Table, Told } from './table.svelte'

/** The last move of every rival since the reader's own: all that it told in a row. */
export function lastEvents(log: Told[], seat: number | null, lastPly: number): Told[] {
  const runs = new Map<number, Told[]>()
  let mover: number | undefined
  for (const event of log.filter((one) => one.ply > lastPly && one.seat !== undefined)) {
    const other = event.seat as number
    runs.set(other, other === mover ? [...(runs.get(other) ?? []), event] : [event])
    mover = other
  }
  if (seat !== null) runs.delete(seat)
  return [...runs.values()].flat()
}

/** The elements of the board that an event is about. */
export function elementsOf(table: Table, event: Told): Element[] {
  const { update, story } = table
  if (!update?.view) return []
  const spots = table.flights(event, update).flatMap((flight) => {
    const found = flight.to.map((name) => find('spot', name)).find(Boolean)
    return found ? [found] : []
  })
  const named = Object.values(event)
    .flat()
    .filter((value): value is string => typeof value === 'string')
    .filter((label) => story.places?.includes(label.split(':')[0] ?? ''))
    .flatMap((label) => find('label', label) ?? find('spot', label) ?? [])
  return [...spots, ...named]
}

export function find(kind: 'spot' | 'label', name: string): Element | null {
  return document.querySelector(`[data-${kind}="${CSS.escape(name)}"]`)
}
