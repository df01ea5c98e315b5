/** What else could have been played at a decision, and which of it the reader looks at. */

import { WHOLE } from './narrow'
import type { Table } from './table.svelte'
import type { AlternativeOut, DecisionOut } from './wire'

export class Alternatives {
  private looked = $state('')
  readonly decision = $derived.by(() => this.found())
  readonly candidates = $derived(this.decision?.options ?? [])
  readonly active = $derived(
    this.candidates.find((one) => one.move === this.looked) ?? this.candidates[0] ?? null,
  )

  constructor(
    private readonly table: Table,
    private readonly found: () => DecisionOut | null,
  ) {}

  /** Look at a move: its picks light up on the board. */
  look(option: AlternativeOut): void {
    this.looked = option.move
    this.table.hinted = [WHOLE + option.move, ...option.picks]
  }

  leave(): void {
    this.table.hinted = []
  }
}
