/** How far a reader has come in each lesson, kept in this browser. */

export interface Progress {
  stop: number
  taken: string[]
  done: boolean
}

const KEY = 'quattrocento-lessons'

function all(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Progress>
  } catch {
    return {}
  }
}

export function progress(game: string): Progress {
  return { stop: 0, taken: [], done: false, ...all()[game] }
}

/** Who has once come to the end keeps that, wherever they look again. */
export function come(game: string, stop: number, taken: string[], end: boolean): void {
  const done = end || progress(game).done
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: { stop, taken, done } }))
  } catch {
    // A browser that keeps nothing still teaches; the next visit then begins anew.
  }
}

/** The address of a stop; steps are counted from one, as people do. */
export function address(game: string, stop: number, taken: string[] = []): string {
  const query = new URLSearchParams({ step: String(stop + 1) })
  if (taken.length > 0) query.set('taken', taken.join(';'))
  return `/learn/${game}?${query}`
}
