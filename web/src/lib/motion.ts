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
const SEAT = '[data-spot^="seat:"]'
const EASE = 'cubic-bezier(.22,.7,.2,1)'

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
    if (!from || !target) return
    const delay = place * Math.min(STAGGER, time / 5)
    if (target.matches(SEAT)) goHome(from, target, time, delay)
    else travel(from.box, target, time, delay)
  })
}

function copy(element: Element): Element {
  return element.cloneNode(true) as Element
}

/** What a seat takes shrinks into its shield: there is no place of its own for it to lie. */
function goHome(from: { box: DOMRect; twin: Element }, seat: Element, time: number, delay: number) {
  const home = (seat.querySelector('svg') ?? seat).getBoundingClientRect()
  if (home.width === 0 || from.box.width === 0 || from.twin.matches(SEAT)) return
  const ghost = ghostOf(from.twin.querySelector('svg') ?? from.twin, from.box)
  const x = home.left + home.width / 2 - from.box.left - from.box.width / 2
  const y = home.top + home.height / 2 - from.box.top - from.box.height / 2
  const small = Math.min(1, home.width / from.box.width)
  ghost.style.transformOrigin = 'center'
  ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(${small})`, opacity: 0.5 },
    ],
    { duration: time, delay, easing: EASE, fill: 'backwards' },
  ).onfinish = () => ghost.remove()
}

/** A copy that flies over all else. */
function ghostOf(art: Element, box: DOMRect): HTMLElement {
  const ghost = document.createElement('div')
  ghost.className = 'ghost'
  ghost.setAttribute('aria-hidden', 'true')
  ghost.append(art.cloneNode(true))
  ghost.querySelectorAll('[data-spot]').forEach((one) => one.removeAttribute('data-spot'))
  Object.assign(ghost.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  })
  document.body.append(ghost)
  return ghost
}

/** A copy of the piece travels on an arc to where it now lies, and only then is seen to lie there. */
function travel(from: DOMRect, target: Element, time: number, delay: number): void {
  const to = target.getBoundingClientRect()
  if (to.width === 0 || from.width === 0) return
  const ghost = ghostOf(target.querySelector('svg') ?? target, to)
  const flight = ghost.animate(arc(from, to), {
    duration: time,
    delay,
    easing: EASE,
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
