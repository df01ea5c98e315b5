/** Where the pieces stand in the panorama: few stand at ease, many close up, the rest is a figure. */

export interface Spot {
  x: number
  y: number
  scale: number
}

/** One way to stand: so many places in a row or in rows, from left to right. */
export interface Order {
  columns: number
  rows?: number
  /** The foot of the first piece, and the steps to the next. */
  x: number
  y: number
  step: number
  down?: number
  scale: number
}

export interface Standing {
  /** Places with a piece. */
  taken: Spot[]
  /** Places that are still empty. */
  free: Spot[]
  /** How many pieces the last taken place stands for. */
  last: number
}

function spots(order: Order): Spot[] {
  const { columns, rows = 1, x, y, step, down = 0, scale } = order
  return Array.from({ length: columns * rows }, (_, place) => ({
    x: x + (place % columns) * step,
    y: y + Math.floor(place / columns) * down,
    scale,
  }))
}

/** The first of the orders with room for all; else the closest one, with a figure on its last. */
export function stand(count: number, orders: Order[]): Standing {
  const all = orders.map(spots)
  const places = all.find((one) => one.length >= count) ?? all.at(-1) ?? []
  return {
    taken: places.slice(0, count),
    free: places.slice(count),
    last: Math.max(1, count - places.length + 1),
  }
}

export const FIELDS: Order[] = [
  { columns: 3, rows: 2, x: 14, y: 234, step: 84, down: 50, scale: 1 },
  { columns: 4, rows: 3, x: 12, y: 230, step: 63, down: 36, scale: 0.74 },
]
export const FARMS: Order[] = [
  { columns: 3, x: 46, y: 380, step: 84, scale: 0.92 },
  { columns: 4, x: 36, y: 380, step: 63, scale: 0.74 },
  { columns: 5, x: 30, y: 380, step: 51, scale: 0.6 },
]
export const PALAZZI: Order[] = [
  { columns: 3, x: 548, y: 290, step: 76, scale: 1.05 },
  { columns: 4, x: 536, y: 290, step: 58, scale: 0.86 },
  { columns: 6, x: 526, y: 290, step: 39, scale: 0.6 },
]
export const BANKS: Order[] = [
  { columns: 3, x: 550, y: 376, step: 74, scale: 0.9 },
  { columns: 4, x: 536, y: 376, step: 57, scale: 0.7 },
  { columns: 5, x: 530, y: 376, step: 46, scale: 0.56 },
]
export const MILITIAS: Order[] = [
  { columns: 5, x: 330, y: 226, step: 28, scale: 1.15 },
  { columns: 8, x: 324, y: 226, step: 18, scale: 1 },
]
export const CONDOTTIERI: Order[] = [
  { columns: 6, x: 300, y: 378, step: 36, scale: 1.15 },
  { columns: 9, x: 290, y: 378, step: 25, scale: 1 },
]
