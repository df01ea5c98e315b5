/** A table before a mistake, kept nowhere: a move there is judged, and can be tried again. */

import { get, Refused } from './api'
import { Table, type Told } from './table.svelte'
import type { Again, Judged, Preview } from './wire'
import { t } from './words.svelte'

export class AgainTable extends Table {
  verdict = $state.raw<Judged | null>(null)
  judging = $state(false)
  /** Whether the verdict is of what was shown and not of what was tried. */
  shown = $state(false)
  trouble = $state('')
  private ply = 0

  async show(ply: number): Promise<void> {
    const found = await get<Again>(`/tables/${this.id}/again`, { ply })
    this.ply = ply
    this.about = found.about
    this.update = found.update
    this.log = found.update.events as Told[]
    this.renew()
    this.picking.ask(found.update.choice)
    this.picking.clear()
  }

  /** Forget the last answer, to give another. */
  renew(): void {
    this.verdict = null
    this.trouble = ''
    this.preview = null
    this.problem = null
    this.hinted = []
    this.picking.clear()
  }

  override async send(): Promise<void> {
    const staged = this.picking.staged
    if (staged) await this.judge(staged.move, false)
  }

  /** Judge a move: what is tried, or what the answer would be. */
  async judge(move: string, shown: boolean): Promise<void> {
    if (this.judging) return
    this.shown = shown
    this.judging = true
    this.renew()
    const ply = this.ply
    try {
      const found = await get<Judged>(`/tables/${this.id}/again/answer`, { ply, move })
      if (ply === this.ply) this.verdict = found
    } catch (fault) {
      this.trouble = fault instanceof Refused ? fault.message : t('ui-unreachable')
    } finally {
      this.judging = false
    }
  }

  protected override look(_seat: number, move: string): Promise<Preview> {
    return get<Preview>(`/tables/${this.id}/again/preview`, { ply: this.ply, move })
  }
}
