/** By which address others can join: never one that means only this machine. */

import { get, put, remove } from './api'
import type { Reach as Found } from './wire'

const HERE = ['localhost', '127.0.0.1', '[::1]']

class Reach {
  private found = $state.raw<Found | null>(null)
  /** The address that was chosen among several. */
  chosen = $state('')

  /** Whether the answer is there; before, nothing is claimed. */
  readonly known = $derived(this.found !== null)
  /** All addresses by which others come, the likeliest first. */
  readonly addresses = $derived.by(() => {
    if (this.found?.public) return [this.found.public]
    if (!HERE.includes(location.hostname)) return [location.origin]
    return this.found?.house ?? []
  })
  readonly origin = $derived(
    this.addresses.includes(this.chosen) ? this.chosen : (this.addresses[0] ?? ''),
  )
  readonly openable = $derived(this.found?.openable ?? false)
  readonly closable = $derived(this.found?.closable ?? false)
  readonly here = $derived(this.found?.here ?? false)
  readonly network = $derived(this.found?.network ?? false)

  async look(): Promise<void> {
    this.found = await get<Found>('/reach')
  }

  async open(): Promise<void> {
    this.found = await put<Found>('/reach/house', {})
  }

  async close(): Promise<void> {
    this.found = await remove<Found>('/reach/house')
  }
}

export const reach = new Reach()

/** Copy a text; a page without a secure connection has no clipboard, but can copy what is marked. */
export async function copyOf(field: HTMLInputElement): Promise<boolean> {
  field.select()
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(field.value)
    return true
  }
  return document.execCommand('copy')
}
