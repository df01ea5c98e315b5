/** Who plays in this browser: a name, nothing else. */

import { get, post, put, Refused } from './api'
import { adopt, listeners, portable, settings } from './settings.svelte'
import type { AppSettings, Me } from './wire'
import { t } from './words.svelte'

const CALM = 800
/** The service says so with the page: the token itself cannot be read here. */
const KNOWN = 'quattrocento-known='

class Myself {
  now = $state.raw<Me | null>(null)
  /** What the service says to whoever may not come. */
  refusal = $state('')
  /** Done when it is clear who plays here. */
  asked: Promise<void> = Promise.resolve()
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Where nobody has been before, there is nothing to ask. */
  look(known = document.cookie.includes(KNOWN) || import.meta.env.DEV): Promise<void> {
    if (known) this.asked = this.ask()
    return this.asked
  }

  private async ask(): Promise<void> {
    try {
      this.now = await get<Me>('/me')
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault
      if (fault.code === 'banned') this.refusal = fault.message
    }
  }

  /** Whoever has come back is again who they were, and has set what they had set. */
  async back(): Promise<void> {
    await this.look(true)
    if (this.now) adopt((await get<AppSettings>('/me/settings')).settings)
  }

  /** Keep what is set for other devices, once nothing more is set for a moment. */
  note(): void {
    clearTimeout(this.timer)
    if (!this.now) return
    this.timer = setTimeout(() => {
      void put('/me/settings', { settings: portable() }).catch(() => undefined)
    }, CALM)
  }

  async rename(name: string): Promise<void> {
    const stranger = !this.now
    this.now = await post<Me>('/me', { name, language: settings.language })
    if (stranger) this.note()
  }

  /** Before the first table: whoever gave no name is a guest. */
  async ensure(): Promise<void> {
    if (!this.now) await this.rename(t('guest'))
  }
}

export const myself = new Myself()
listeners.push(() => myself.note())
