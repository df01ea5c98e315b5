/** Something that is tried, and what is to be said of it. */

import { isCancelled } from '../lib/passkeys'
import { t } from '../lib/words.svelte'

export class Attempt {
  busy = $state(false)
  problem = $state('')

  async run(request: () => Promise<void>): Promise<void> {
    this.busy = true
    this.problem = ''
    try {
      await request()
    } catch (fault) {
      if (isCancelled(fault)) this.problem = t('ui-passkey-cancelled')
      else
        this.problem = fault instanceof Error && fault.message ? fault.message : t('ui-unreachable')
    } finally {
      this.busy = false
    }
  }
}
