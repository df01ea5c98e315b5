/** A table as this browser knows it: the last update, the log, and what is being picked. */

import { PLAIN, type Story } from '../boards/story'
import { address, chance, get, post, put, Refused, Unreachable } from './api'
import { announceAll, notify } from './attention.svelte'
import { Connection } from './connection.svelte'
import { forcedMove, isAlone } from './forced'
import { insist } from './insist'
import type { Flight } from './motion'
import { onTheWay, stepsOf, type Step } from './pace'
import { Picking } from './picking.svelte'
import { note } from './proof'
import { settings } from './settings.svelte'
import type { Sound } from './sounds'
import { Stage, type Scene } from './stage.svelte'
import type { Effect } from './tip.svelte'
import { Unread } from './unread.svelte'
import type * as wire from './wire'
import type { About, Chat, ChatLine, Order, OrdersOut, Preview, TablePage, Update } from './wire'
import { t } from './words.svelte'

export interface Told extends Record<string, unknown> {
  ply: number
  kind: string
  seat?: number
  text: string
}

export interface Why {
  text: string
  rule: string
}

export class Table implements Scene {
  about = $state.raw<About | null>(null)
  /** The table as it is shown: while others' moves are played it lags behind `latest`. */
  update = $state.raw<Update | null>(null)
  /** The table as it is. */
  latest = $state.raw<Update | null>(null)
  /** What has been told so far. */
  log = $state.raw<Told[]>([])
  /** Whether the points may be seen, once the game is over. */
  revealed = $state(false)
  /** Whether they have been counted, one source after another. */
  counted = $state(false)
  /** The event of the log that is pointed at. */
  lit = $state.raw<Told | null>(null)
  chat = $state.raw<ChatLine[]>([])
  problem = $state.raw<Why | null>(null)
  preview = $state.raw<Preview | null>(null)
  sending = $state(false)
  missing = $state('')
  /** Whether there is a table that only those may see who play at it. */
  hidden = $state(false)
  /** The piece that is pointed at, on the board or in the log. */
  pointed = $state('')
  /** What belongs to the move that a bot proposes, while it is looked at. */
  hinted = $state.raw<string[]>([])
  /** The moves that a bot proposes, first the first. */
  proposed = $state.raw<string[]>([])
  /** The seat whose eyes are used, where one person has several. */
  eyes = $state<number | undefined>(undefined)
  readonly picking = new Picking()
  readonly stage = new Stage(this)
  /** Given by the board: where the pieces of an event travel. */
  flights = $state.raw<(event: Told, update: Update) => Flight[]>(() => [])
  /** Given by the board: how the story is told. */
  story = $state.raw<Story>(PLAIN)
  /** What somebody else has just done beside the game. */
  notice = $state('')
  /** Given by the board: what a piece does, where its figures are not the same at every table. */
  effect: (piece: string) => Effect | null = () => null
  private connection = $state.raw<Connection | null>(null)
  /** Everything that was told, though it may not have been shown. */
  private heard: Told[] = []
  /** What was shown and not yet said aloud. */
  private unsaid: string[] = []
  private notified = false
  /** The ply of a move that nobody had to choose, and whether a move was just taken back. */
  private forcedPly = -1
  private takenBack = false

  readonly line = $derived(this.connection?.line ?? 'connecting')
  readonly seat = $derived(this.update?.seat ?? null)
  readonly mine = $derived(this.picking.choice !== null)
  /** Whether the reader only looks on at a game of others. */
  readonly watches = $derived(
    this.update?.status === 'running' && this.seat === null && this.about?.seats.length === 0,
  )
  /** Whether the reader is asked, even if others' moves are still being shown. */
  readonly called = $derived(this.latest?.choice != null)
  /** The points are a secret from the last move until they are counted. */
  readonly secretive = $derived(this.latest?.status === 'finished' && !this.counted)
  /** Who has won, while that is celebrated on the board. */
  readonly winner = $derived.by(() => {
    if (this.update?.status !== 'finished' || this.revealed) return null
    return this.update.result.findIndex((score) => score.rank === 1)
  })
  /** The ply of the reader's last move, for the divider in the log. */
  readonly lastPly = $derived(this.update?.undo ? this.update.undo.ply + 1 : 0)

  readonly unread: Unread

  constructor(readonly id: string) {
    this.unread = new Unread(id, () => this.chat)
  }

  /** Fetch the table and stay in touch with it. */
  async open(): Promise<void> {
    try {
      const page = await get<TablePage>(`/tables/${this.id}`, this.sight)
      this.about = page.about
      this.connection = new Connection(
        () => address(`/tables/${this.id}/socket`, { ...this.sight, since: this.since }),
        (message, back) => void this.hear(message, back),
      )
    } catch (fault) {
      if (fault instanceof Unreachable) setTimeout(() => void this.open(), 1500)
      else {
        this.missing = fault instanceof Error ? fault.message : String(fault)
        this.hidden = fault instanceof Refused && fault.code === 'private'
      }
    }
  }

  close(): void {
    this.connection?.close()
    this.latest = null
    this.stage.clear()
  }

  /** Hear everything again: in another language, or with another seat's eyes. */
  async again(): Promise<void> {
    const page = await get<TablePage>(`/tables/${this.id}`, this.sight)
    this.connection?.renew()
    this.about = page.about
    this.stage.clear()
    this.latest = null
    this.update = null
    this.picking.ask(null)
  }

  name(seat: number): string {
    return this.update?.places[seat]?.name ?? String(seat + 1)
  }

  // sending

  async stageChanged(): Promise<void> {
    this.problem = null
    this.preview = null
    const staged = this.picking.staged
    const seat = this.picking.choice?.seat
    if (!staged || seat === undefined) return
    const free = settings.lenient && this.latest !== null && isAlone(this.latest)
    if (!settings.confirm || free) return this.send()
    try {
      const found = await this.look(seat, staged.move)
      if (this.picking.staged?.move === staged.move) this.preview = found
    } catch {
      // A move can be sent without having seen its consequences.
    }
  }

  /** The certain consequences of a move. */
  protected look(seat: number, move: string): Promise<Preview> {
    return get<Preview>(`/tables/${this.id}/preview`, { seat, move })
  }

  async send(): Promise<void> {
    const { staged, choice } = this.picking
    if (!staged || !choice || !this.latest || this.sending) return
    await this.move(choice.seat, staged.move)
  }

  private async move(seat: number, move: string): Promise<void> {
    const sent = { seat, seq: this.latest?.seq ?? 0, move, key: chance() }
    await this.attempt(async () => {
      const line = this.connection?.open ? this.connection : null
      const update = await (line?.move(sent) ?? post<Update>(`/tables/${this.id}/moves`, sent))
      // The next question may look the same; what was picked belonged to this one.
      this.picking.clear()
      await this.hear(update)
    })
  }

  /** The standing orders of the reader's seat. */
  async orders(): Promise<Order[]> {
    if (this.seat === null) return []
    return (await get<OrdersOut>(`/tables/${this.id}/orders`, { seat: this.seat })).orders
  }

  /** What the reader's seat will answer when it is asked; it replaces what was ordered before. */
  async order(orders: Order[]): Promise<void> {
    if (this.seat === null) return
    const given = { seat: this.seat, orders }
    await this.attempt(() => put(`/tables/${this.id}/orders`, given))
  }

  async undo(): Promise<void> {
    if (!this.latest || this.seat === null) return
    const wish = { seat: this.seat, seq: this.latest.seq }
    await this.attempt(() => post(`/tables/${this.id}/undo`, wish))
  }

  async answerUndo(agrees: boolean): Promise<void> {
    if (this.seat === null) return
    const answer = { seat: this.seat, agrees }
    await this.attempt(() => post(`/tables/${this.id}/undo/answer`, answer))
  }

  /** Stop a game with bots; ask the others whether to stop. */
  async end(): Promise<void> {
    if (this.seat === null) return
    await this.attempt(() => post(`/tables/${this.id}/end`, { seat: this.seat }))
  }

  async answerEnd(agrees: boolean): Promise<void> {
    if (this.seat === null) return
    await this.attempt(() => post(`/tables/${this.id}/end/answer`, { seat: this.seat, agrees }))
  }

  async say(text: string): Promise<void> {
    await this.attempt(() => post(`/tables/${this.id}/chat`, { text }))
  }

  async sit(wishes: Record<string, string> = {}): Promise<void> {
    await this.attempt(() => post(`/tables/${this.id}/sit`, { part: chance(), wishes }))
    await this.again()
  }

  /** Leave one's seat, let the stand-in play, come back; or let it play for another. */
  async place(what: 'leave' | 'away' | 'return', seat = this.seat): Promise<void> {
    if (seat === null) return
    await this.attempt(() => post(`/tables/${this.id}/${what}`, { seat }))
  }

  async fill(seat: number, bot: string): Promise<void> {
    await this.attempt(() => post(`/tables/${this.id}/fill`, { seat, bot }))
  }

  /** Until the service is there again: the same key is the same move. */
  private async attempt(request: () => Promise<unknown>): Promise<void> {
    this.sending = true
    this.problem = null
    try {
      await insist(request)
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault
      this.problem = { text: fault.message, rule: fault.rule }
      if (fault.code === 'stale') this.picking.clear()
    } finally {
      this.sending = false
    }
  }

  // hearing

  private get sight(): { seat?: number } {
    return this.eyes === undefined ? {} : { seat: this.eyes }
  }

  private get since(): number | undefined {
    return this.latest?.seq
  }

  private async hear(message: Update | Chat, back = false): Promise<void> {
    if (message.type === 'chat') this.hearChat(message)
    else await this.hearUpdate(message, back)
  }

  private hearChat(message: Chat): void {
    const news = message.lines.map((line) => line.number)
    const known = this.chat.filter((line) => !news.includes(line.number))
    this.chat = [...known, ...message.lines.filter((line) => line.text)]
    const called = this.unread.named.filter((line) => news.includes(line.number))
    const last = called.at(-1)
    if (!last) return
    this.notice = t('ui-named', { name: last.name, text: last.text })
    notify(this.notice)
  }

  /** Who comes, or comes back, is in the present at once; others see what happens. */
  private async hearUpdate(update: Update, back: boolean): Promise<void> {
    const known = this.latest
    if (known && update.seq <= known.seq) return
    const news = (update.events as Told[]).map((event) => this.worded(event))
    this.heard = [...this.heard.filter((event) => event.ply <= update.after), ...news]
    this.hearNotices(update, known !== null)
    this.latest = update
    this.takenBack = known !== null && update.ply < known.ply
    note(this.id, update.seed)
    if (!update.choice) this.notified = false
    else if (document.hidden) this.notify()
    // A seat has changed hands: perhaps it was mine, or is now.
    if (known && update.notices.some((one) => one.kind === 'gives')) void this.again()
    const jump = known === null || back || this.takenBack
    const steps = jump ? [] : this.stepsSince({ ...update, events: news }, known.ply)
    if (known === null) this.revealed = this.counted = update.status === 'finished'
    else if (steps.length === 0) this.unsaid.push(...news.map((event) => event.text))
    if (steps.length > 0) {
      this.picking.ask(null)
      return this.stage.add(steps)
    }
    if (jump || news.length > 0) this.stage.clear()
    if (!this.stage.playing) await this.settle()
  }

  /** What somebody did beside the game is a line of the log; what others just did is shown. */
  private hearNotices(update: Update, fresh: boolean): void {
    const told = update.notices.map(({ kind, seat, ply, name }) => {
      return { ply, seat, kind: `notice-${kind}`, text: t(`notice-${kind}`, { name }) }
    })
    if (told.length === 0) return
    this.heard = [...this.heard, ...told].sort((one, other) => one.ply - other.ply)
    const others = told.filter((one) => one.seat !== update.seat)
    if (!fresh || others.length === 0) return
    this.notice = others.map((one) => one.text).join(' ')
    this.unsaid.push(this.notice)
  }

  private stepsSince(update: Update, known: number): Step[] {
    const steps = stepsOf(update, known, this.story.climaxes)
    const mine = steps.findIndex((step) => step.ply > known && step.event.seat === this.seat)
    const first = steps[mine]
    // What one has just sent is seen at once; what followed from it is shown in turn.
    if (first && this.sending && first.ply !== this.forcedPly) {
      steps[mine] = { ...first, own: first.climax === '' }
    }
    return steps
  }

  /** A move that played itself says so, in the log too. */
  private worded(event: Told): Told {
    if (event.ply !== this.forcedPly || event.seat !== this.seat) return event
    return { ...event, text: t('ui-forced', { text: event.text }) }
  }

  // what the stage does

  get sounds(): Record<string, Sound> {
    return this.story.sounds
  }

  putUp(update: Update): void {
    this.update = update
    this.hinted = []
    if (this.picking.choice) this.picking.ask(null)
    this.preview = null
  }

  tell(event: Told): void {
    this.log = [...this.log, event]
    this.unsaid.push(event.text)
  }

  /** All has been shown: the table is as it is, and the next question is asked. */
  async settle(): Promise<void> {
    const update = this.latest
    if (!update) return
    this.log = this.heard
    this.update = update
    this.hinted = []
    const forced = this.takenBack ? null : forcedMove(update)
    this.picking.ask(forced ? null : update.choice)
    this.preview = this.picking.staged ? this.preview : null
    announceAll(this.unsaid.splice(0))
    if (forced && update.choice) return this.playForced(update.choice.seat, forced)
    if (this.mine || this.seat === null || update.status !== 'running') this.stage.asked()
    if (this.mine) this.notify()
  }

  private async playForced(seat: number, move: string): Promise<void> {
    this.forcedPly = (this.latest?.ply ?? 0) + 1
    await this.move(seat, move)
    if (this.problem) this.picking.ask(this.latest?.choice ?? null)
  }

  private notify(): void {
    if (this.notified) return
    this.notified = true
    notify(this.latest?.choice?.text ?? '')
  }

  /** Play again what has happened since the reader's last move. */
  async showMissed(): Promise<void> {
    const story = await get<wire.Story>(`/tables/${this.id}/beats`, this.sight)
    const now = this.latest
    if (!now || this.stage.playing || story.ply !== now.ply) return
    const told = { ...now, events: story.events, beats: story.beats }
    const steps = stepsOf(told, story.since, this.story.climaxes)
    if (steps.length === 0) return
    this.putUp(onTheWay(now, { ply: story.since, view: story.view, standing: story.standing }))
    this.log = this.heard.filter((event) => event.ply <= story.since)
    this.stage.add(steps, settings.speed === 'instant' ? 'normal' : null)
  }
}
