/** What scrolls: reaching it with keys, and bringing what a question is about into sight. */

import type { Attachment } from 'svelte/attachments'

const ROOM = 8

/** The nearest ancestor that scrolls; the page itself where none does. */
function roomOf(element: Element): Element {
  for (let one = element.parentElement; one; one = one.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(one).overflowY)
    if (scrolls && one.scrollHeight > one.clientHeight) return one
  }
  return document.documentElement
}

/** All of them where they fit, else the first; as little as possible is moved. */
export function bringIntoSight(elements: Element[]): void {
  const [first] = elements
  if (!first) return
  const room = roomOf(first)
  const page = room === document.documentElement
  const { top, bottom } = page ? { top: 0, bottom: innerHeight } : room.getBoundingClientRect()
  const boxes = elements.map((one) => one.getBoundingClientRect())
  const high = Math.min(...boxes.map((box) => box.top)) - ROOM
  const low = Math.max(...boxes.map((box) => box.bottom)) + ROOM
  if (high < top || low - high > bottom - top) room.scrollBy(0, high - top)
  else if (low > bottom) room.scrollBy(0, low - bottom)
}

/** Whatever is longer than its area can be reached by the keyboard, and scrolled with its keys. */
export const reachable: Attachment<HTMLElement> = (node) => {
  const sizes = new ResizeObserver(() => {
    const long =
      node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1
    if (long && getComputedStyle(node).overflowY === 'auto') node.tabIndex = 0
    else node.removeAttribute('tabindex')
  })
  const watch = () => [node, ...node.children].forEach((one) => sizes.observe(one))
  const changes = new MutationObserver(watch)
  changes.observe(node, { childList: true })
  watch()
  return () => {
    changes.disconnect()
    sizes.disconnect()
  }
}
