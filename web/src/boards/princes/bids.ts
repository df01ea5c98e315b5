/** The ladder of an auction. */

import type { Told } from '../../lib/table.svelte'
import type { AuctionView } from '../../lib/wire'
import { NOBODY } from './view'

const BELOW = 3

/** The steps that are drawn: a few that were bid, and those to come. */
export function rungs(auction: AuctionView, steps: number): number[] {
  const { base_price, bid_step, price } = auction
  const first = Math.max(base_price, price - BELOW * bid_step)
  return Array.from({ length: steps }, (_, place) => first + place * bid_step)
}

/** Who has bid what for the object on sale, as far as the log goes back. */
export function trail(log: Told[], price: number, leader: number): Map<number, number> {
  const found = new Map<number, number>()
  for (let place = log.length - 1; place >= 0; place -= 1) {
    const event = log[place]
    if (!event || (event.kind !== 'bids' && event.kind !== 'opens')) {
      if (event?.kind === 'buys' || event?.kind === 'round') break
      continue
    }
    found.set(Number(event.florins), event.seat ?? NOBODY)
    if (event.kind === 'opens') break
  }
  if (leader !== NOBODY) found.set(price, leader)
  return found
}
