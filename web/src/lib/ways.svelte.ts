/** How whoever plays here can come back: what the server offers, and what they have already. */

import { get } from './api'
import { myself } from './me.svelte'
import { arePossible } from './passkeys'
import type { OwnWays, Ways as Offered } from './wire'

class Ways {
  private offered = $state.raw<Offered | null>(null)
  own = $state.raw<OwnWays | null>(null)

  readonly known = $derived(this.offered !== null)
  readonly mail = $derived(this.offered?.mail ?? false)
  /** Whether the server knows passkeys; whether this page can have them is another matter. */
  readonly passkeys = $derived((this.offered?.passkeys ?? false) && arePossible())
  /** Whether there is any way back yet. */
  readonly safe = $derived(
    this.own !== null && (this.own.phrase > 0 || this.own.passkeys.length > 0 || this.own.mail),
  )

  async look(): Promise<void> {
    this.offered = await get<Offered>('/ways')
    await myself.asked.catch(() => undefined)
    this.own = myself.now ? await get<OwnWays>('/me/ways') : null
  }
}

export const ways = new Ways()
