/** A row of alliance tiles as it lies on the table: a place for every crest, then what is face down. */

import type { AllianceTileView, PlanView } from '../../lib/wire'
import { t, words } from '../../lib/words.svelte'

export interface Place {
  house: string
  /** What lies there; nothing while the crest is still wanted. */
  tile: AllianceTileView | undefined
}

export function placesOf(plan: PlanView): Place[] {
  const wanted = [...plan.lacks]
  const tiles = plan.tiles.filter((tile) => tile.house !== null)
  const take = <T>(from: T[], fits: (one: T) => boolean): T | undefined => {
    const at = from.findIndex(fits)
    return at < 0 ? undefined : from.splice(at, 1)[0]
  }
  const filled = [...plan.crests]
  for (const house of wanted) take(filled, (one) => one === house)
  const full = filled.map((house) => ({ house, tile: take(tiles, (one) => one.house === house) }))
  return [...full, ...wanted.map((house) => ({ house, tile: undefined }))]
}

export function faceDown(plan: PlanView): AllianceTileView[] {
  return plan.tiles.filter((tile) => tile.house === null)
}

export function stateOf(plan: PlanView): string {
  if (plan.needs > 0) return t('ui-row-needs', { count: plan.needs })
  return t('ui-row-worth', { points: plan.worth })
}

export function spokenRow(row: string, plan: PlanView): string {
  const laid = plan.tiles.map((tile) => words.piece(`tile:${tile.tile}`)).join(', ')
  const lacks = plan.lacks.map((house) => words.piece(`house:${house}`)).join(', ')
  return [
    t('ui-row', { row: words.piece(`row:${row}`) }),
    laid || t('ui-no-tiles'),
    lacks ? t('ui-lacks', { houses: lacks }) : t('ui-lacks-nothing'),
    stateOf(plan),
  ].join('; ')
}
