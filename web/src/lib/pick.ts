/** `{@attach pick(table, 'card:m10', 'Mercenary 10')}` makes an element something to point at. */

import type { Attachment } from 'svelte/attachments'
import { contains, parts } from './narrow'
import type { Table } from './table.svelte'
import { hideTip, showTip, tips } from './tip.svelte'

const LONG_PRESS = 450
const HOVER = 350

/**
 * Light, click, keys and spoken name of one piece. What can be picked is a button; what cannot,
 * but might be tried, stays in reach of the keyboard and says why. `piece` is what lies there,
 * where one points at its place.
 */
export function pick(table: Table, label: string, name: string, piece: string = label): Attachment {
  return (element) => {
    const { picking } = table
    const mark = picking.mark(label)
    const why = picking.why(label)
    const live = mark !== 'still'
    const given: Record<string, string | null> = {
      'data-label': label,
      'data-mark': mark,
      'data-hinted': contains(table.hinted, parts(label)) ? '' : null,
      role: live ? 'button' : 'img',
      tabindex: live ? '0' : null,
      'aria-label': why?.text ? `${name}. ${why.text}` : name,
      'aria-pressed': live && mark !== 'refused' ? String(mark === 'picked') : null,
      'aria-disabled': mark === 'refused' ? 'true' : null,
    }
    for (const [key, value] of Object.entries(given)) {
      if (value === null) element.removeAttribute(key)
      else element.setAttribute(key, value)
    }
    const away = picking.draw(label)
    const deaf = listen(element, table, label, name, piece)
    return () => {
      away()
      deaf()
    }
  }
}

function listen(
  element: Element,
  table: Table,
  label: string,
  name: string,
  piece: string,
): () => void {
  let timer = 0
  let hovered = false
  const point = () => {
    table.pointed = label
    showTip(element, piece, name, table.picking.why(label), table.effect(piece))
  }
  // An element that goes while it has the focus blurs in the midst of the page's own update.
  const leave = () => {
    clearTimeout(timer)
    hovered = false
    queueMicrotask(() => {
      if (table.pointed === label) table.pointed = ''
      hideTip()
    })
  }
  const choose = () => {
    const mark = table.picking.mark(label)
    if (mark === 'still' || mark === 'refused') return point()
    clearTimeout(timer)
    tips.drop()
    if (table.picking.point(label)) void table.send()
    else void table.stageChanged()
  }
  const press = (event: Event) => {
    const key = (event as KeyboardEvent).key
    if (key !== 'Enter' && key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    choose()
  }
  const touch = (event: Event) => {
    if ((event as PointerEvent).pointerType !== 'mouse')
      timer = window.setTimeout(point, LONG_PRESS)
  }
  // A piece that comes to lie under a resting pointer was not pointed at.
  const hover = (event: Event) => {
    if (hovered || (event as PointerEvent).pointerType !== 'mouse') return
    hovered = true
    timer = window.setTimeout(point, HOVER)
  }
  const heard: [string, (event: Event) => void][] = [
    ['click', choose],
    ['keydown', press],
    ['pointermove', hover],
    ['pointerleave', leave],
    ['pointerdown', touch],
    ['pointerup', () => clearTimeout(timer)],
    ['focus', () => element.matches(':focus-visible') && point()],
    ['blur', leave],
  ]
  for (const [kind, hear] of heard) element.addEventListener(kind, hear)
  return () => {
    clearTimeout(timer)
    queueMicrotask(() => element.isConnected || tips.drop())
    for (const [kind, hear] of heard) element.removeEventListener(kind, hear)
  }
}
