/** Who plays in this browser: a name, nothing else. */

import { get, post, Refused } from './api'
import { settings } from './settings.svelte'
import type { Me } from './wire'
import { t } from './words.svelte'

class Myself {
  now = $state.raw<Me | null>(null)
  asked = $state(false)

  async look(): Promise<void> {
    try {
      this.now = await get<Me>('/me')
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault
    } finally {
      this.asked = true
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
