/** What others have said at a table and one has not read, as this browser remembers it. */

import { myself } from './me.svelte'
import type { ChatLine } from './wire'

const KEY = 'quattrocento-read'
/** Older tables are forgotten first. */
const MOST = 100

function remembered(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

export class Unread {
  private upTo = $state(0)
  private readonly news = $derived.by(() => {
    const others = this.lines().filter((line) => line.person !== myself.now?.id)
    return others.filter((line) => line.number > this.upTo)
  })
  readonly count = $derived(this.news.length)
  /** Those of them that speak to the reader. */
  readonly named = $derived(this.news.filter((line) => line.named.includes(myself.now?.id ?? '')))

  constructor(
    private readonly table: string,
    private readonly lines: () => ChatLine[],
  ) {
    this.upTo = remembered()[table] ?? 0
  }

  /** All of it has been read. */
  clear(): void {
    this.upTo = Math.max(this.upTo, ...this.lines().map((line) => line.number))
    const others = Object.entries(remembered()).filter(([table]) => table !== this.table)
    const kept = [...others.slice(1 - MOST), [this.table, this.upTo]]
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
  }
}
