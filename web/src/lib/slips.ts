/** How many games of one's own were going on at the last visit: their room is kept free. */

const KEPT = 'quattrocento-slips'
const MOST = 4

export function expectedSlips(): number {
  return Math.min(MOST, Number(localStorage.getItem(KEPT) ?? 0))
}

export function noteSlips(count: number): void {
  localStorage.setItem(KEPT, String(count))
}
