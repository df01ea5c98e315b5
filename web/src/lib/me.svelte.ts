/** Who plays in this browser: a name, nothing else. */

import { get, post, Refused } from './api'
import { settings } from './settings.svelte'
import type { Me } from './wire'
import { t } from './words.svelte'

/** The service says so with the page: the token itself cannot be read here. */
const KNOWN = 'quattrocento-known='

class Myself {
  now = $state.raw<Me | null>(null)
  /** What the service says to whoever may not come. */
  refusal = $state('')
  /** Done when it is clear who plays here. */
  asked: Promise<void> = Promise.resolve()

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

  async rename(name: string): Promise<void> {
    this.now = await post<Me>('/me', { name, language: settings.language })
  }

  /** Before the first table: whoever gave no name is a guest. */
  async ensure(): Promise<void> {
    if (!this.now) await this.rename(t('guest'))
  }
}

export const myself = new Myself()
