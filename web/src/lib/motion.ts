/** Motion: pieces travel where they go. The state never waits for them. */

import { moves } from './settings.svelte'

/** From one spot to another: names of elements with `data-spot`, the first that exists counts. */
export interface Flight {
  from: string[]
  to: string[]
}

export type Places = Map<string, { box: DOMRect; twin: Element }>

const TIME = 440
const STAGGER = 90
const HIGHEST = 90

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

export function fly(flights: Flight[], before: Places, time = TIME): void {
  if (before.size === 0) return
  flights.forEach((flight, place) => {
    const from = flight.from.map((name) => before.get(name)).find(Boolean)
    const target = flight.to.map(find).find(Boolean)
    if (from && target) travel(from.box, target, time, place * Math.min(STAGGER, time / 5))
  })
}

function copy(element: Element): Element {
  return element.cloneNode(true) as Element
}

/** A copy of the piece travels on an arc to where it now lies, and only then is seen to lie there. */
function travel(from: DOMRect, target: Element, time: number, delay: number): void {
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
  const flight = ghost.animate(arc(from, to), {
    duration: time,
    delay,
    easing: 'cubic-bezier(.22,.7,.2,1)',
    fill: 'backwards',
  })
  const away = target.animate([{ opacity: 0 }, { opacity: 0 }], time + delay)
  flight.onfinish = flight.oncancel = () => {
    ghost.remove()
    away.cancel()
  }
}

function arc(from: DOMRect, to: DOMRect): Keyframe[] {
  const [x, y] = [from.left - to.left, from.top - to.top]
  const lift = Math.min(HIGHEST, Math.hypot(x, y) * 0.22)
  const scale = Math.max(0.3, Math.min(1, from.width / to.width))
  return [
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.7 },
    {
      transform: `translate(${x * 0.45}px, ${y * 0.45 - lift}px) rotate(${x > 0 ? -5 : 5}deg) scale(1.12)`,
      opacity: 1,
      offset: 0.5,
    },
    { transform: 'none', opacity: 1 },
  ]
}

/** Everything that is under way arrives at once. */
export function arrive(): void {
  document.querySelectorAll('.ghost').forEach((ghost) => {
    for (const flight of ghost.getAnimations()) flight.finish()
  })
}
