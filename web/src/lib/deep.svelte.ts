/** The deep review of a finished game: asked for, waited for, and what it found. */

import { get, post, Refused } from './api'
import { myself } from './me.svelte'
import type { DecisionOut, InsightState } from './wire'
import { t } from './words.svelte'

/** How long to wait before asking how far it is. */
const PAUSE = 1500

export type Seer = 'open' | 'public' | 'own'
export const SEERS: Seer[] = ['open', 'public', 'own']

export class Deep {
  problem = $state('')
  private state = $state.raw<InsightState | null>(null)
  private timer = 0

  readonly status = $derived(this.state?.status)
  readonly insight = $derived(this.state?.insight ?? null)
  /** How much of it is done, of 1; nothing until its turn has come. */
  readonly part = $derived(this.state?.total ? (this.state.done ?? 0) / this.state.total : 0)
  /** The choices that gave something away, in the order of the game. */
  readonly graded = $derived(this.insight?.decisions.filter((one) => one.grade) ?? [])

  constructor(readonly id: string) {}

  /** What there is by now. */
  look(): Promise<void> {
    return this.hear(() => get<InsightState>(`/tables/${this.id}/insight`))
  }

  /** Have the game looked through. */
  start(): Promise<void> {
    return this.hear(async () => {
      await myself.ensure()
      return post<InsightState>(`/tables/${this.id}/insight`)
    })
  }

  close(): void {
    clearTimeout(this.timer)
  }

  decision(ply: number | undefined): DecisionOut | null {
    return this.insight?.decisions.find((one) => one.ply === ply) ?? null
  }

  /** The next mistake after a ply, or the last before it. */
  beyond(ply: number, forward: boolean): DecisionOut | null {
    const plies = (one: DecisionOut) => (forward ? one.ply > ply : one.ply < ply)
    const found = this.graded.filter(plies)
    return (forward ? found[0] : found.at(-1)) ?? null
  }

  private async hear(ask: () => Promise<InsightState>): Promise<void> {
    clearTimeout(this.timer)
    try {
      this.state = await ask()
      this.problem = ''
      if (this.status === 'running') this.timer = window.setTimeout(() => void this.look(), PAUSE)
    } catch (fault) {
      this.problem = fault instanceof Refused ? fault.message : t('ui-unreachable')
    }
  }
}

/** A change of a chance, in hundredths. */
export function signed(change: number): string {
  const rounded = Math.round(change * 100)
  return rounded > 0 ? `+${rounded}` : String(rounded).replace('-', '−')
}
