/** Attention: the live region, a soft sound, a notice of the browser. */

import { settings } from './settings.svelte'

export const spoken = $state({ text: '' })

/** Say what has happened, to those who hear the page instead of seeing it. */
export function announce(lines: string[]): void {
  if (lines.length > 0) spoken.text = lines.join(' ')
}

export function notify(question: string): void {
  announce([spoken.text, question].filter(Boolean))
  if (settings.sound) chime()
  if (settings.notices && document.hidden && Notification.permission === 'granted') {
    new Notification('Quattrocento', { body: question, icon: '/icon.svg', tag: 'turn' })
  }
}

/** Two soft notes, a fifth apart. */
function chime(): void {
  const audio = new AudioContext()
  for (const [delay, pitch] of [
    [0, 440],
    [0.16, 660],
  ] as const) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = pitch
    const start = audio.currentTime + delay
    volume.gain.setValueAtTime(0.12, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + 0.5)
  }
  setTimeout(() => void audio.close(), 1200)
}

export async function askForNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}
