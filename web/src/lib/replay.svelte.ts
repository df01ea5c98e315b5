/** A finished or running game looked back at: a position of it, or of a line beside it. */

import { tick } from 'svelte'
import { kitOf, type Kit } from '../boards/kit'
import { get } from './api'
import { Deep } from './deep.svelte'
import { fly, spots } from './motion'
import { onTheWay } from './pace'
import { game } from './playing.svelte'
import { Table, type Told } from './table.svelte'
import type { Moment, PlayedOut, TablePage } from './wire'
import { t, words } from './words.svelte'

/** With whose eyes: one's own, those of whoever moves next, or of all. */
export type Eyes = 'own' | 'mover' | 'all'
export const EYES: Eyes[] = ['own', 'mover', 'all']

interface Line {
  ply: number
  moments: Moment[]
  step: number
}

export class Replay {
  readonly table: Table
  readonly deep: Deep
  kit = $state.raw<Kit | null>(null)
  page = $state.raw<TablePage | null>(null)
  moment = $state.raw<Moment | null>(null)
  failed = $state('')
  /** What is played out instead of the game, and how far. */
  line = $state.raw<Line | null>(null)
  /** A table for each hand that is shown beside the reader's. */
  hands = $state.raw<Table[]>([])
  private wanted = $state<Eyes | null>(null)

  readonly over = $derived(this.page?.update.status === 'finished')
  /** Mistakes are seen where they were made, so then the hand is that of whoever moves. */
  readonly eyes = $derived.by((): Eyes => this.wanted ?? (this.deep.insight ? 'mover' : 'own'))

  constructor(readonly id: string) {
    this.table = new Table(id)
    this.deep = new Deep(id)
  }

  async load(): Promise<void> {
    await this.attempt(async () => {
      const found = await get<TablePage>(`/tables/${this.id}`)
      game.key = found.about.game
      await words.learn(found.about.game)
      this.kit = await kitOf(found.about.game)
      this.table.effect = (piece) => this.kit?.effect?.(piece, this.table) ?? null
      this.table.about = found.about
      this.page = found
      if (this.over) await this.deep.look()
    })
  }

  see(eyes: Eyes): void {
    this.wanted = eyes
  }

  /** Show the game after so many moves, unless by then another position is `wanted`. */
  async show(ply: number, eyes: Eyes, wanted: () => boolean): Promise<void> {
    await this.attempt(async () => {
      const asked = { ply: Math.max(0, ply), eyes: this.over ? eyes : 'own' }
      const found = await get<Moment>(`/tables/${this.id}/moment`, asked)
      if (!wanted()) return
      this.line = null
      await this.put(found)
    })
  }

  /** Play out what was to be expected of an option of the decision at this ply. */
  async playOut(option: number): Promise<void> {
    const ply = this.moment?.ply ?? 0
    await this.attempt(async () => {
      const asked = { ply, option, hands: String(this.eyes === 'all') }
      const { moments } = await get<PlayedOut>(`/tables/${this.id}/insight/line`, asked)
      const [first] = moments
      if (!first || this.moment?.ply !== ply) return
      this.line = { ply, moments, step: 0 }
      await this.put(first)
    })
  }

  /** Another step of the line that is played out. */
  async step(to: number): Promise<void> {
    const moment = this.line?.moments[to]
    if (!this.line || !moment) return
    this.line = { ...this.line, step: to }
    await this.put(moment)
  }

  private async put(found: Moment): Promise<void> {
    if (!this.page) return
    const forward = this.moment !== null && found.ply === this.moment.ply + 1
    const { ply, seat, view, waiting, standing } = found
    const then = { ply, seat, view, waiting, standing, choice: null, undo: null }
    // Before its end nobody had won, and the points were those of the moment.
    const ended = !this.line && ply === found.last
    const told = ended ? this.page.update : onTheWay(this.page.update, {})
    const update = { ...told, ...then }
    const events = found.events as Told[]
    const moving = forward
      ? events.flatMap((event) => this.kit?.flights?.(event, update) ?? [])
      : []
    const before = spots(moving)
    this.moment = found
    this.table.update = update
    this.hands = found.hands.map((hand, of) => {
      const table = new Table(this.id)
      table.about = this.table.about
      table.effect = this.table.effect
      table.update = { ...update, seat: of, view: hand }
      return table
    })
    await tick()
    fly(moving, before)
  }

  private async attempt(ask: () => Promise<void>): Promise<void> {
    try {
      await ask()
    } catch (fault) {
      this.failed = fault instanceof Error ? fault.message : t('ui-unreachable')
    }
  }
}
