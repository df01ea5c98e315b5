/** Motion: pieces travel where they go. The state never waits for them. */

import { moves } from './settings.svelte'

/** From one spot to another: names of elements with `data-spot`, the first that exists counts. */
export interface Flight {
  from: string[]
  to: string[]
}

export type Places = Map<string, { box: DOMRect; twin: Element }>

const TIME = 450
const STAGGER = 90

function find(name: string): Element | null {
  return document.querySelector(`[data-spot="${CSS.escape(name)}"]`)
}

/** Where the pieces lie before the change, and what they look like. */
export function spots(flights: Flight[]): Places {
  const found: Places = new Map()
  if (!moves()) return found
  for (const name of flights.flatMap((flight) => flight.from)) {
    const element = find(name)
    if (element) {
      found.set(name, { box: element.getBoundingClientRect(), twin: copy(element) })
    }
  }
  return found
}

export function fly(flights: Flight[], before: Places): void {
  if (before.size === 0) return
  flights.forEach((flight, place) => {
    const from = flight.from.map((name) => before.get(name)).find(Boolean)
    const target = flight.to.map(find).find(Boolean)
    if (from && target) travel(from.box, target, place * STAGGER)
  })
}

function copy(element: Element): Element {
  return element.cloneNode(true) as Element
}

/** A copy of the piece as it now lies travels to it; it is there all the time. */
function travel(from: DOMRect, target: Element, delay: number): void {
  const to = target.getBoundingClientRect()
  if (to.width === 0 || from.width === 0) return
  const ghost = document.createElement('div')
  ghost.className = 'ghost'
  ghost.setAttribute('aria-hidden', 'true')
  const art = target.querySelector('svg') ?? target
  ghost.append(art.cloneNode(true))
  ghost.querySelectorAll('[data-spot]').forEach((one) => one.removeAttribute('data-spot'))
  Object.assign(ghost.style, {
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
  })
  document.body.append(ghost)
  const scale = Math.min(1, from.width / to.width)
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`
  const flight = ghost.animate([{ transform: start, opacity: 0.6 }, { transform: 'none' }], {
    duration: TIME,
    delay,
    easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
    fill: 'backwards',
  })
  flight.onfinish = flight.oncancel = () => ghost.remove()
}

/** Everything that is under way arrives at once. */
export function arrive(): void {
  document.querySelectorAll('.ghost').forEach((ghost) => {
    for (const flight of ghost.getAnimations()) flight.finish()
  })
}
