/** A connection to a table that comes back by itself and resumes where it was. */

import type { Chat, Update } from './wire'

export type Line = 'connecting' | 'live' | 'lost' | 'closed'
type Message = Update | Chat

const FIRST_WAIT = 500
const LONGEST_WAIT = 8000

export class Connection {
  line = $state<Line>('connecting')
  private socket: WebSocket | null = null
  private wait = FIRST_WAIT
  private timer = 0

  /** `where` is asked anew for every attempt, as it says what is known by then. */
  constructor(
    private readonly where: () => string,
    private readonly hear: (message: Message, back: boolean) => void,
  ) {
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
    this.open()
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

  private readonly hurry = (): void => {
    if (this.line !== 'lost' || document.hidden) return
    clearTimeout(this.timer)
    this.open()
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}${this.where()}`)
    this.socket = socket
    socket.onmessage = (event: MessageEvent<string>) => {
      const back = this.line === 'lost'
      this.line = 'live'
      this.wait = FIRST_WAIT
      this.hear(JSON.parse(event.data) as Message, back)
    }
    socket.onclose = () => {
      if (this.line === 'closed' || socket !== this.socket) return
      if (this.wait > 0) this.line = 'lost'
      clearTimeout(this.timer)
      this.timer = window.setTimeout(() => this.open(), this.wait)
      this.wait = Math.min(LONGEST_WAIT, Math.max(FIRST_WAIT, this.wait * 2))
    }
  }
}
