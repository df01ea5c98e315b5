/** A table in a lesson: the same clicks as at any other, but the moves go to nobody. */

import { tick } from 'svelte'
import { get } from './api'
import { announce } from './attention.svelte'
import { fly, spots } from './motion'
import { Table, type Told } from './table.svelte'
import type { Lesson, OptionOut, Preview } from './wire'

export class LessonTable extends Table {
  lesson = $state.raw<Lesson | null>(null)
  /** A move that was made and is possible, but is not what is asked here. */
  other = $state.raw<OptionOut | null>(null)
  /** Given by the page: where to go on after the right move. */
  played: (move: string) => void = () => undefined

  /** Show a stop; coming from the one before it, pieces travel. */
  async show(stop: number, taken: string): Promise<void> {
    const found = await get<Lesson>(`/games/${this.id}/lesson`, { stop, taken })
    const events = found.update.events as Told[]
    const then = this.update
    const follows =
      found.stop === (this.lesson?.stop ?? -1) + 1 &&
      found.update.seed.commitment === then?.seed.commitment
    const news = follows ? events.filter((event) => event.ply > then.ply) : []
    const moving = news.flatMap((event) => this.flights(event, found.update))
    const before = spots(moving)
    this.lesson = found
    this.about = found.about
    this.update = found.update
    this.log = events
    this.pointed = found.point
    this.forget()
    this.picking.ask(found.update.choice)
    this.picking.clear()
    await tick()
    fly(moving, before)
    announce(news.map((event) => event.text))
  }

  /** Stage the move that is asked for, as if it had been pointed at. */
  demonstrate(): void {
    const wanted = this.lesson?.moves[0]
    const option = this.picking.choice?.options.find((one) => one.move === wanted)
    if (!option) return
    this.forget()
    this.picking.stage(option)
    void this.stageChanged()
  }

  override async send(): Promise<void> {
    const staged = this.picking.staged
    if (!staged || !this.lesson) return
    if (this.lesson.moves.includes(staged.move)) return this.played(staged.move)
    this.picking.clear()
    this.preview = null
    this.other = staged
  }

  protected override look(_seat: number, move: string): Promise<Preview> {
    this.other = null
    const { stop, taken } = this.lesson ?? { stop: 0, taken: [] }
    return get<Preview>(`/games/${this.id}/lesson/preview`, { stop, taken: taken.join(';'), move })
  }

  private forget(): void {
    this.problem = null
    this.preview = null
    this.other = null
  }
}
