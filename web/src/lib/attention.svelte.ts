/** Attention: the live region, a sound, a notice of the browser. */

import { settings } from './settings.svelte'
import { play } from './sounds'
import { t } from './words.svelte'

export const spoken = $state({ text: '' })

/** Say what has happened, to those who hear the page instead of seeing it. */
export function announce(lines: string[]): void {
  if (lines.length > 0) spoken.text = lines.join(' ')
}

/** More than these are said as a summary: their number, and how it ended. */
const BURST = 4

/** Say what was shown in a row. */
export function announceAll(lines: string[]): void {
  if (lines.length <= BURST) return announce(lines)
  announce([t('ui-burst', { count: lines.length - 2 }), ...lines.slice(-2)])
}

export function notify(question: string): void {
  announce([spoken.text, question].filter(Boolean))
  play('turn')
  if (settings.notices && document.hidden && Notification.permission === 'granted') {
    new Notification('Quattrocento', { body: question, icon: '/icon.svg', tag: 'turn' })
  }
}

export async function askForNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}
