/** A table as this browser knows it: the last update, the log, and what is being picked. */

import { tick } from 'svelte'
import { address, chance, get, post, put, Refused, Unreachable } from './api'
import { announce, notify } from './attention.svelte'
import { Connection } from './connection.svelte'
import { fly, spots, type Flight } from './motion'
import { Picking } from './picking.svelte'
import { note } from './proof'
import { settings } from './settings.svelte'
import type { Effect } from './tip.svelte'
import type { About, Chat, ChatLine, Order, OrdersOut, Preview, TablePage, Update } from './wire'

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

export class Table {
  about = $state.raw<About | null>(null)
  update = $state.raw<Update | null>(null)
  log = $state.raw<Told[]>([])
  chat = $state.raw<ChatLine[]>([])
  problem = $state.raw<Why | null>(null)
  preview = $state.raw<Preview | null>(null)
  sending = $state(false)
  missing = $state('')
  /** The piece that is pointed at, on the board or in the log. */
  pointed = $state('')
  /** What belongs to the move that a bot proposes, while it is looked at. */
  hinted = $state.raw<string[]>([])
  /** The seat whose eyes are used, where one person has several. */
  eyes = $state<number | undefined>(undefined)
  readonly picking = new Picking()
  /** Given by the board: where the pieces of an event travel. */
  flights: (event: Told, update: Update) => Flight[] = () => []
  /** Given by the board: what a piece does, where its figures are not the same at every table. */
  effect: (piece: string) => Effect | null = () => null
  private connection = $state.raw<Connection | null>(null)

  readonly line = $derived(this.connection?.line ?? 'connecting')
  readonly seat = $derived(this.update?.seat ?? null)
  readonly mine = $derived(this.picking.choice !== null)
  /** The ply of the reader's last move, for the divider in the log. */
  readonly lastPly = $derived(this.update?.undo ? this.update.undo.ply + 1 : 0)

  constructor(readonly id: string) {}

  /** Fetch the table and stay in touch with it. */
  async open(): Promise<void> {
    try {
      const page = await get<TablePage>(`/tables/${this.id}`, this.sight)
      this.about = page.about
      this.connection = new Connection(
        () => address(`/tables/${this.id}/socket`, { ...this.sight, since: this.since }),
        (message) => void this.hear(message),
      )
    } catch (fault) {
      if (fault instanceof Unreachable) setTimeout(() => void this.open(), 1500)
      else this.missing = fault instanceof Error ? fault.message : String(fault)
    }
  }

  close(): void {
    this.connection?.close()
  }

  /** Hear everything again: in another language, or with another seat's eyes. */
  async again(): Promise<void> {
    const page = await get<TablePage>(`/tables/${this.id}`, this.sight)
    this.connection?.renew()
    this.about = page.about
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
    if (!settings.confirm) return this.send()
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
    if (!staged || !choice || !this.update || this.sending) return
    const move = { seat: choice.seat, seq: this.update.seq, move: staged.move, key: chance() }
    await this.attempt(async () => {
      const update = await post<Update>(`/tables/${this.id}/moves`, move)
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
    if (!this.update || this.seat === null) return
    const wish = { seat: this.seat, seq: this.update.seq }
    await this.attempt(() => post(`/tables/${this.id}/undo`, wish))
  }

  async answerUndo(agrees: boolean): Promise<void> {
    if (this.seat === null) return
    const answer = { seat: this.seat, agrees }
    await this.attempt(() => post(`/tables/${this.id}/undo/answer`, answer))
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

  /** Try, and try again while the service is out of reach: the same key is the same move. */
  private async attempt(request: () => Promise<unknown>): Promise<void> {
    this.sending = true
    this.problem = null
    try {
      for (let wait = 400; ; wait = Math.min(4000, wait * 2)) {
        try {
          await request()
          return
        } catch (fault) {
          if (!(fault instanceof Unreachable)) throw fault
          await new Promise((resolve) => setTimeout(resolve, wait))
        }
      }
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
    return this.update?.seq
  }

  private async hear(message: Update | Chat): Promise<void> {
    if (message.type === 'chat') this.hearChat(message)
    else await this.hearUpdate(message)
  }

  private hearChat(message: Chat): void {
    const news = message.lines.map((line) => line.number)
    const known = this.chat.filter((line) => !news.includes(line.number))
    this.chat = [...known, ...message.lines.filter((line) => line.text)]
  }

  private async hearUpdate(update: Update): Promise<void> {
    const first = this.update === null
    if (this.update && update.seq <= this.update.seq) return
    const news = update.events as Told[]
    const moving = first ? [] : news.flatMap((event) => this.flights(event, update))
    const before = spots(moving)
    const asked = this.mine
    this.log = [...this.log.filter((event) => event.ply <= update.after), ...news]
    this.update = update
    this.hinted = []
    note(this.id, update.seed)
    this.picking.ask(update.choice)
    this.preview = this.picking.staged ? this.preview : null
    await tick()
    fly(moving, before)
    if (!first) announce(news.map((event) => event.text))
    if (this.mine && !asked) notify(update.choice?.text ?? '')
  }
}
