/** The keys of a table: choose, confirm, cancel, and go from one lit thing to the next. */

import { tick } from 'svelte'
import { isElsewhere } from './focus'
import { arrive } from './motion'
import { shifted } from './pace'
import { keep, settings } from './settings.svelte'
import type { Table } from './table.svelte'

/** Whether Enter would press what has the focus. */
export function isPressed(event: KeyboardEvent): boolean {
  return (event.target as HTMLElement).closest('button, a, summary, [role=button]') !== null
}

export function heed(event: KeyboardEvent, table: Table): void {
  if (isElsewhere(event)) return
  const { picking } = table
  if (event.key === '.' || event.key === ',') {
    keep('speed', shifted(settings.speed, event.key === '.' ? 1 : -1))
  } else if (event.key === 'Escape' && table.stage.playing) table.stage.skip()
  else if (event.key === 'Escape') {
    arrive()
    picking.clear()
    table.problem = null
  } else if (event.key === 'Enter' && picking.staged && !isPressed(event)) {
    event.preventDefault()
    void table.send()
  } else if (/^[1-9]$/.test(event.key) && picking.choice) {
    const option = picking.left[Number(event.key) - 1]
    if (!option) return
    picking.stage(option)
    void table.stageChanged()
    void readyToConfirm()
  } else if (event.key.startsWith('Arrow') && !event.altKey) roam(event)
}

/** Enter confirms what a number has chosen, whatever had the focus before. */
async function readyToConfirm(): Promise<void> {
  await tick()
  document.querySelector<HTMLElement>('.staged .main')?.focus()
}

/** Arrows go from one thing that can be picked to the next. */
function roam(event: KeyboardEvent): void {
  const lit = [...document.querySelectorAll<HTMLElement>('[data-mark=next], [data-mark=picked]')]
  if (lit.length === 0 || document.activeElement?.closest('.lines')) return
  event.preventDefault()
  const place = lit.indexOf(document.activeElement as HTMLElement)
  const step = event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 1
  const start = place < 0 && step < 0 ? 0 : place
  lit[(start + step + lit.length) % lit.length]?.focus()
}

const THINGS =
  'button, a, input, select, textarea, summary, label, [role=button], [data-label], [data-spot]'

/** A click on the bare table goes on to the next question; a click on a piece never does. */
export function skipBare(event: Event, table: Table): void {
  if (!(event.target as Element).closest(THINGS)) table.stage.skip()
}
