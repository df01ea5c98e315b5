/** `{@attach rolling(12)}` shows a number that counts up or down to its new value. */

import type { Attachment } from 'svelte/attachments'
import { whole } from './figures'
import { FACTORS } from './pace'
import { moves, settings } from './settings.svelte'

const TIME = 320
const shown = new WeakMap<Element, number>()

export function rolling(value: number): Attachment {
  return (element) => {
    const before = shown.get(element) ?? value
    shown.set(element, value)
    const time = TIME * FACTORS[settings.speed]
    if (before === value || !moves() || time === 0) {
      element.textContent = whole(value)
      return
    }
    const began = performance.now()
    let frame = 0
    const count = (): void => {
      const part = Math.min(1, (performance.now() - began) / time)
      element.textContent = whole(Math.round(before + (value - before) * (1 - (1 - part) ** 3)))
      if (part < 1) frame = requestAnimationFrame(count)
    }
    count()
    const glow = value > before ? 'var(--glow, #ffd766)' : 'var(--terra, #a5412a)'
    element.animate(
      [{ textShadow: 'none' }, { textShadow: `0 0 0.5em ${glow}` }, { textShadow: 'none' }],
      time,
    )
    return () => {
      cancelAnimationFrame(frame)
      element.textContent = whole(value)
    }
  }
}
