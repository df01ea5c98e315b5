/** Asking a bot: what it thinks, and which of its candidates the reader looks at. */

import { get, Refused } from './api'
import { WHOLE } from './narrow'
import type { Table } from './table.svelte'
import type { CandidateOut, Hint } from './wire'
import { t } from './words.svelte'

/** Below this part of all trials a candidate's chance says nothing. */
const HARDLY = 0.01
const LEAST = 2

export class Advice {
  busy = $state(false)
  problem = $state('')
  private found = $state.raw<Hint | null>(null)
  private looked = $state(0)

  /** What was said, as long as the table stands where it was said. */
  readonly hint = $derived.by(() =>
    this.found?.ply === this.table.update?.ply ? this.found : null,
  )
  /** Those that were really looked at; where that is only one, also the next. */
  readonly candidates = $derived.by(() => {
    const all = this.hint?.candidates ?? []
    const real = all.filter((one) => !this.hardly(one))
    return all.slice(0, Math.max(LEAST, real.length))
  })
  readonly active = $derived(this.candidates[this.looked] ?? null)

  constructor(private readonly table: Table) {}

  async ask(seat: number, ply?: number): Promise<void> {
    this.busy = true
    this.problem = ''
    this.found = null
    this.looked = 0
    try {
      this.found = await patiently(() => get<Hint>(`/tables/${this.table.id}/hint`, { seat, ply }))
    } catch (fault) {
      this.problem = fault instanceof Refused ? fault.message : t('ui-unreachable')
    } finally {
      this.busy = false
    }
  }

  /** Look at a candidate: its picks light up on the board. */
  look(candidate: CandidateOut): void {
    this.looked = this.candidates.indexOf(candidate)
    this.table.hinted = [WHOLE + candidate.move, ...candidate.picks]
  }

  leave(): void {
    this.table.hinted = []
  }

  close(): void {
    this.found = null
    this.problem = ''
    this.leave()
  }

  hardly(candidate: CandidateOut): boolean {
    return candidate.visits < Math.max(2, (this.hint?.iterations ?? 0) * HARDLY)
  }
}

/** Asks once more if the service only wants some seconds to pass. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (fault) {
    if (!(fault instanceof Refused) || fault.wait === 0) throw fault
    await new Promise((resolve) => setTimeout(resolve, fault.wait * 1000))
    return await ask()
  }
}

export function inHundred(chance: number): number {
  return Math.round(chance * 100)
}
