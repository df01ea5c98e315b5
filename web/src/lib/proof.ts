/** The proof of the shuffle, worked out in this browser. */

import type { SeedOut } from './wire'

export type Step = 'promise' | 'mixed' | 'commitment'

export interface Proof {
  /** Every step that can be checked, and whether it holds. */
  steps: [Step, boolean][]
  /** Whether the hashes are those that this browser saw during the game. */
  noted: 'same' | 'other' | 'absent'
}

interface Noted {
  promise: string
  commitment: string
}

const KEY = 'quattrocento-shuffles'
const KEPT = 60

/** Browsers calculate hashes only on pages that came over a secure connection, or from here. */
export const able = (): boolean => Boolean(globalThis.crypto?.subtle)

/** Note the hashes while the game is running: they must be the same at its end. */
export function note(table: string, seed: SeedOut): void {
  if (seed.seed || !seed.commitment) return
  const known = noted()
  if (known[table]) return
  const kept = Object.entries(known).slice(-KEPT)
  const now: Noted = { promise: seed.promise, commitment: seed.commitment }
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [table]: now }))
  } catch {
    // Without it the proof only says less.
  }
}

function noted(): Record<string, Noted> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Noted>
  } catch {
    return {}
  }
}

export async function prove(table: string, seed: SeedOut): Promise<Proof> {
  const steps: [Step, boolean][] = []
  if (seed.secret) {
    const promise = await hash('quattrocento secret', bytes(seed.secret))
    steps.push(['promise', promise === seed.promise])
    const parts = seed.parts.map(measured)
    const mixed = await hash('quattrocento seed', bytes(seed.secret), ...parts)
    steps.push(['mixed', mixed === seed.seed])
  }
  steps.push(['commitment', (await hash('quattrocento', bytes(seed.seed))) === seed.commitment])
  const before = noted()[table]
  if (!before) return { steps, noted: 'absent' }
  const same = before.promise === seed.promise && before.commitment === seed.commitment
  return { steps, noted: same ? 'same' : 'other' }
}

/** A part with its length before it, so that no letter can move to the next part. */
function measured(part: string): Uint8Array {
  const text = new TextEncoder().encode(part)
  const found = new Uint8Array(4 + text.length)
  new DataView(found.buffer).setUint32(0, text.length, true)
  found.set(text, 4)
  return found
}

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

async function hash(head: string, ...rest: Uint8Array[]): Promise<string> {
  const all = [new TextEncoder().encode(head), ...rest].flatMap((part) => [...part])
  const found = await crypto.subtle.digest('SHA-256', Uint8Array.from(all))
  return Array.from(new Uint8Array(found), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
