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
  let frame = 0
  const check = () => {
    const { overflowX, overflowY } = getComputedStyle(node)
    const long = overflowY === 'auto' && node.scrollHeight > node.clientHeight
    const wide = overflowX === 'auto' && node.scrollWidth > node.clientWidth
    if ((long || wide) === node.hasAttribute('tabindex')) return
    if (long || wide) node.tabIndex = 0
    else node.removeAttribute('tabindex')
  }
  const soon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(check)
  }
  const sizes = new ResizeObserver(soon)
  const watch = () => [node, ...node.children].forEach((one) => sizes.observe(one))
  // What is longer inside a child that keeps its size is no change of that child's size.
  const changes = new MutationObserver(() => {
    watch()
    soon()
  })
  const looks = ['class', 'style']
  changes.observe(node, { childList: true, subtree: true, attributeFilter: looks })
  watch()
  return () => {
    cancelAnimationFrame(frame)
    changes.disconnect()
    sizes.disconnect()
  }
}
