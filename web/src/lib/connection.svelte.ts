/** A connection to a table that comes back by itself and resumes where it was. */

import { chance, Refused, Unreachable } from './api'
import type { Chat, Denied, Moved, NewMove, SentMove, Update } from './wire'

export type Line = 'connecting' | 'live' | 'lost' | 'closed'
type News = Update | Chat
type Message = News | Moved | Denied

/** Who waits for the answer to a move that was sent. */
interface Sender {
  id: string
  made: (update: Update) => void
  failed: (fault: Error) => void
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 8000
/** A line that says nothing for so long after a move is no line any more. */
const ANSWER_WAIT = 10000

export class Connection {
  line = $state<Line>('connecting')
  private socket: WebSocket | null = null
  private wait = FIRST_WAIT
  private timer = 0
  private sent: Sender[] = []

  /** `where` is asked anew for every attempt, as it says what is known by then. */
  constructor(
    private readonly where: () => string,
    private readonly hear: (message: News, back: boolean) => void,
  ) {
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
    this.connect()
  }

  close(): void {
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.line = 'closed'
    clearTimeout(this.timer)
    this.socket?.close()
  }

  /** Connect anew, as with another language; what the old line still says no longer counts. */
  renew(): void {
    this.wait = 0
    if (!this.socket) return
    this.socket.onmessage = null
    this.socket.close()
  }

  get open(): boolean {
    return this.line === 'live' && this.socket?.readyState === WebSocket.OPEN
  }

  /** Send a move over the open line; whether it is made is said there too. */
  move(move: NewMove): Promise<Update> {
    const said: SentMove = { type: 'move', id: chance(), ...move }
    const slow = window.setTimeout(() => this.socket?.close(), ANSWER_WAIT)
    const answer = new Promise<Update>((made, failed) => {
      this.sent.push({ id: said.id, made, failed })
    })
    this.socket?.send(JSON.stringify(said))
    return answer.finally(() => {
      clearTimeout(slow)
      this.sent = this.sent.filter((sender) => sender.id !== said.id)
    })
  }

  private answer(told: Moved | Denied): void {
    const sender = this.sent.find((one) => one.id === told.id)
    if (told.type === 'moved') sender?.made(told.update)
    else sender?.failed(new Refused(0, told.code, told.message, told.rule, told.seconds))
  }

  private readonly hurry = (): void => {
    if (this.line !== 'lost' || document.hidden) return
    clearTimeout(this.timer)
    this.connect()
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}${this.where()}`)
    this.socket = socket
    socket.onmessage = (event: MessageEvent<string>) => {
      const back = this.line === 'lost'
      this.line = 'live'
      this.wait = FIRST_WAIT
      const message = JSON.parse(event.data) as Message
      if (message.type === 'moved' || message.type === 'refused') this.answer(message)
      else this.hear(message, back)
    }
    socket.onclose = () => {
      for (const sender of this.sent) sender.failed(new Unreachable(socket.url))
      if (this.line === 'closed' || socket !== this.socket) return
      if (this.wait > 0) this.line = 'lost'
      clearTimeout(this.timer)
      this.timer = window.setTimeout(() => this.connect(), this.wait)
      this.wait = Math.min(LONGEST_WAIT, Math.max(FIRST_WAIT, this.wait * 2))
    }
  }
}
