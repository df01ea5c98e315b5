/** What others have said at a table and one has not read: remembered while the window is open. */

import { myself } from './me.svelte'
import type { ChatLine } from './wire'

export class Unread {
  private upTo = $state(0)
  private readonly key: string
  readonly count = $derived.by(() => {
    const others = this.lines().filter((line) => line.person !== myself.now?.id)
    return others.filter((line) => line.number > this.upTo).length
  })

  constructor(
    table: string,
    private readonly lines: () => ChatLine[],
  ) {
    this.key = `quattrocento-read-${table}`
    this.upTo = Number(sessionStorage.getItem(this.key) ?? 0)
  }

  /** All of it has been read. */
  clear(): void {
    this.upTo = Math.max(this.upTo, ...this.lines().map((line) => line.number))
    sessionStorage.setItem(this.key, String(this.upTo))
  }
}
