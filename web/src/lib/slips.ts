/** How many games of one's own were going on at the last visit: their room is kept free. */

const KEPT = 'quattrocento-slips'

export function expectedSlips(most: number): number {
  return Math.min(most, Number(localStorage.getItem(KEPT) ?? 0))
}

export function noteSlips(count: number): void {
  localStorage.setItem(KEPT, String(count))
}
