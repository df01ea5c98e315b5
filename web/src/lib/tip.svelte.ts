/** The one tooltip of the page: the name of a piece, what it does, and why it cannot be used. */

import type { RefusalOut } from './wire'

/** What a piece does, and the rule that says so. */
export interface Effect {
  text: string
  rule: string
}

export interface Tip {
  at: Element
  box: DOMRect
  label: string
  name: string
  why: RefusalOut | null
  effect: Effect | null
}

class Tips {
  shown = $state.raw<Tip | null>(null)
  private timer = 0

  show(tip: Tip): void {
    clearTimeout(this.timer)
    this.shown = tip
  }

  /** A moment later, so that one can reach the link in it. */
  hide(): void {
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => (this.shown = null), 250)
  }

  stay(): void {
    clearTimeout(this.timer)
  }

  drop(): void {
    clearTimeout(this.timer)
    this.shown = null
  }
}

export const tips = new Tips()

export function showTip(
  at: Element,
  label: string,
  name: string,
  why: RefusalOut | null,
  effect: Effect | null = null,
): void {
  tips.show({ at, box: at.getBoundingClientRect(), label, name, why, effect })
}

export function hideTip(): void {
  tips.hide()
}
