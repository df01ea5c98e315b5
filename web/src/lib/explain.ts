/** `{@attach explain('pile:jester', 'Jester')}`: a piece that only lies there, but tells its use. */

import type { Attachment } from 'svelte/attachments'
import { hideTip, showTip, tips, type Effect } from './tip.svelte'

const LONG_PRESS = 450
const HOVER = 350

export function explain(label: string, name: string, effect: Effect | null = null): Attachment {
  return (element) => {
    let timer = 0
    const show = () => showTip(element, label, name, null, effect)
    const wait = (time: number, mouse: boolean) => (event: Event) => {
      if (timer === 0 && ((event as PointerEvent).pointerType === 'mouse') === mouse)
        timer = window.setTimeout(show, time)
    }
    const stop = () => {
      clearTimeout(timer)
      timer = 0
    }
    const leave = () => {
      stop()
      hideTip()
    }
    const heard: [string, (event: Event) => void][] = [
      // A piece that comes to lie under a resting pointer was not pointed at.
      ['pointermove', wait(HOVER, true)],
      ['pointerdown', wait(LONG_PRESS, false)],
      ['pointerup', stop],
      ['pointerleave', leave],
      ['click', show],
    ]
    for (const [kind, hear] of heard) element.addEventListener(kind, hear)
    return () => {
      clearTimeout(timer)
      queueMicrotask(() => element.isConnected || tips.drop())
      for (const [kind, hear] of heard) element.removeEventListener(kind, hear)
    }
  }
}
