/** The stage: steps wait here and are shown one after another; the table follows them. */

import { tick } from 'svelte'
import { arrive, fly, spots, type Flight } from './motion'
import {
  FACTORS,
  isAnnounced,
  isNewRound,
  lengthOf,
  note,
  roundOf,
  type Speed,
  type Step,
} from './pace'
import { settings } from './settings.svelte'
import { play, type Sound } from './sounds'
import type { Told } from './table.svelte'
import type { Update } from './wire'

/** Of what happened behind one's back only so much is shown. */
const BEHIND = 5
const OWN_FLIGHT = 260
const FLIGHT = 440

/** What the stage needs of the table. */
export interface Scene {
  /** Put a view of the table up. */
  putUp(update: Update): void
  /** An event is told: it is in the log from now on. */
  tell(event: Told): void
  /** Nothing is left to be told. */
  settle(): Promise<void>
  flights: (event: Told, update: Update) => Flight[]
  sounds: Record<string, Sound>
}

export class Stage {
  /** What is being told. */
  step = $state.raw<Step | null>(null)
  playing = $state(false)
  /** How many events have been told, for whoever waits for one. */
  told = $state(0)
  readonly announced = $derived(this.step && isAnnounced(this.step) ? this.step : null)
  /** Who is being watched: whose event is told, unless it is the reader's own. */
  readonly actor = $derived(this.step && !this.step.own ? (this.step.event.seat ?? null) : null)
  private queue: Step[] = []
  /** The time that this round has taken, and who has moved in it. */
  private spent = 0
  /** The time since the reader was asked. */
  private since = 0
  private acted: number[] = []
  private skipping = false
  /** A speed for what is being told now, whatever the reader prefers. */
  private speed: Speed | null = null
  private hurry: () => void = () => undefined

  constructor(private readonly scene: Scene) {}

  /** Show these after all that waits already. */
  add(steps: Step[], speed: Speed | null = null): void {
    this.queue.push(...steps)
    if (speed) this.speed = speed
    if (!this.playing && this.queue.length > 0) void this.run()
  }

  /** Forget what waits. */
  clear(): void {
    this.queue = []
    this.hurry()
    arrive()
  }

  /** Everything up to the next question, at once: also what is still to come. */
  skip(): void {
    if (!this.playing) return
    this.skipping = true
    this.hurry()
    arrive()
  }

  /** The reader is asked, or somebody moves again: patience begins anew. */
  rest(): void {
    this.spent = 0
    this.acted = []
  }

  /** Whoever has skipped to this question sees again what follows. */
  asked(): void {
    this.skipping = false
    this.since = 0
    this.rest()
  }

  private get factor(): number {
    return this.skipping ? 0 : FACTORS[this.speed ?? settings.speed]
  }

  private async run(): Promise<void> {
    this.playing = true
    while (this.queue.length > 0) {
      const held = this.factor > 0 && document.hidden && !this.queue[0]?.own
      if (held) await this.comeBack()
      const step = this.queue[0]
      if (!step) break
      const time = this.lengthOf(step)
      this.queue.shift()
      await this.play(step, time * this.factor)
    }
    this.step = null
    this.playing = false
    this.speed = null
    await this.scene.settle()
  }

  private lengthOf(step: Step): number {
    if (step.own) return 0
    if (isNewRound(step, this.acted)) this.rest()
    const round = roundOf(this.queue, this.acted)
    const time = lengthOf(round, this.spent, this.queue.length, this.since)
    note(step, this.acted)
    this.spent += time
    this.since += time
    return time
  }

  /** Hold while nobody looks; then only the last of it is shown, and fast. */
  private async comeBack(): Promise<void> {
    await new Promise<void>((resolve) => {
      const seen = () => {
        if (document.hidden && this.factor > 0) return
        document.removeEventListener('visibilitychange', seen)
        resolve()
      }
      this.hurry = seen
      document.addEventListener('visibilitychange', seen)
    })
    for (const step of this.queue.splice(0, Math.max(0, this.queue.length - BEHIND))) {
      await this.play(step, 0)
    }
    this.speed = 'fast'
  }

  private async play(step: Step, time: number): Promise<void> {
    const after = isAnnounced(step)
    this.step = time > 0 ? step : null
    this.scene.tell(step.event)
    if (time > 0 || step.own) play(this.sound(step))
    if (!after) await this.put(step, time)
    this.told += 1
    if (time > 0) await this.wait(time)
    if (after) await this.put(step, time)
    if (after && time > 0 && step.moving.length > 0) {
      this.step = null
      await this.wait(FLIGHT * this.factor)
    }
  }

  private sound(step: Step): Sound | '' {
    return isAnnounced(step) ? 'fanfare' : (this.scene.sounds[step.event.kind] ?? '')
  }

  /** The view of a step goes up, and its pieces travel. */
  private async put(step: Step, time: number): Promise<void> {
    if (!step.view) return
    const still = time === 0 && !step.own
    const view = step.view
    const moving = still ? [] : step.moving.flatMap((one) => this.scene.flights(one, view))
    const before = spots(moving)
    this.scene.putUp(view)
    if (still) return
    await tick()
    const length = step.own ? OWN_FLIGHT : Math.min(FLIGHT * this.factor, time)
    fly(moving, before, length)
  }

  private wait(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = window.setTimeout(resolve, time)
      this.hurry = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
