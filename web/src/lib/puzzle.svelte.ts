/** A puzzle at a table kept nowhere: a move is judged, and the solution can be played out. */

import { tick } from 'svelte'
import { get, Refused } from './api'
import { fly, spots } from './motion'
import { Table, type Told } from './table.svelte'
import type { Moment, PlayedOut, Preview, PuzzleJudged, PuzzleOut, Update } from './wire'
import { t } from './words.svelte'

export class PuzzleTable extends Table {
  puzzle = $state.raw<PuzzleOut | null>(null)
  verdict = $state.raw<PuzzleJudged | null>(null)
  judging = $state(false)
  trouble = $state('')
  /** The solution move by move, once it is played out, and how far. */
  moments = $state.raw<Moment[]>([])
  step = $state(-1)
  /** Given by the page: what was answered, and whether it was told. */
  answered: (verdict: PuzzleJudged, told: boolean) => void = () => undefined
  private begun: Update | null = null

  constructor(readonly game: string) {
    super('')
  }

  private get path(): string {
    return `/puzzles/${this.game}`
  }

  async show(number: number): Promise<void> {
    const found = await get<PuzzleOut>(this.path, { number })
    this.about = found.about
    this.begun = found.update
    this.moments = []
    this.puzzle = found
    this.restart()
  }

  /** The position again, as it was. */
  restart(): void {
    this.step = -1
    this.update = this.begun
    this.log = (this.begun?.events ?? []) as Told[]
    this.renew()
    this.picking.ask(this.begun?.choice ?? null)
    this.picking.clear()
  }

  renew(): void {
    this.verdict = null
    this.trouble = ''
    this.preview = null
    this.problem = null
    this.picking.clear()
  }

  override async send(): Promise<void> {
    const staged = this.picking.staged
    if (staged) await this.judge(staged.move)
  }

  /** Judge a move; without one the answer is told. */
  async judge(move?: string): Promise<void> {
    if (this.judging || !this.puzzle) return
    const { number } = this.puzzle
    this.judging = true
    this.renew()
    try {
      const found = await get<PuzzleJudged>(`${this.path}/answer`, { number, move })
      if (number !== this.puzzle.number) return
      this.verdict = found
      this.answered(found, move === undefined)
    } catch (fault) {
      this.trouble = fault instanceof Refused ? fault.message : t('ui-unreachable')
    } finally {
      this.judging = false
    }
  }

  /** Play the solution out, or go to another move of it. */
  async playOut(to: number): Promise<void> {
    const number = this.puzzle?.number
    if (number === undefined) return
    if (this.moments.length === 0) {
      this.moments = (await get<PlayedOut>(`${this.path}/line`, { number })).moments
    }
    const moment = this.moments[to]
    if (!moment || !this.begun) return
    const { ply, seat, view, waiting, standing } = moment
    const update = { ...this.begun, ply, seat, view, waiting, standing, choice: null }
    const events = moment.events as Told[]
    const moving =
      to === this.step + 1 ? events.flatMap((event) => this.flights(event, update)) : []
    const before = spots(moving)
    this.step = to
    this.picking.ask(null)
    this.update = update
    await tick()
    fly(moving, before)
  }

  protected override look(_seat: number, move: string): Promise<Preview> {
    return get<Preview>(`${this.path}/preview`, { number: this.puzzle?.number, move })
  }
}
