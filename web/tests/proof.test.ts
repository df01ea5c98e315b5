import { beforeEach, describe, expect, test } from 'vitest'
import { note, prove } from '../src/lib/proof'
import type { SeedOut } from '../src/lib/wire'

/** Mixed by the server's own code. */
const SEED: SeedOut = {
  promise: 'a36ce2649ddb1759a6486ccb381e6d747b231f6a717922e6b472f67e57d087d1',
  parts: ['Anna-7', '', 'b3'],
  commitment: '25c54e767483c79cc7bc12bbb622846997b49e5fccf87ac5f83200e7f5675b2f',
  secret: 'ab'.repeat(32),
  seed: '52a0bc0ff4a3e5f26fa855399a3085119c00c26c5ef826187d9e7ea98c8e7c74',
}

const good = async (seed: SeedOut) =>
  Object.fromEntries((await prove('table', seed)).steps) as Record<string, boolean>

describe('the proof of the shuffle', () => {
  beforeEach(() => localStorage.clear())

  test('holds for a seed that was mixed as promised', async () => {
    expect(await good(SEED)).toEqual({ promise: true, mixed: true, commitment: true })
  })

  test('fails for another secret', async () => {
    const found = await good({ ...SEED, secret: 'ac'.repeat(32) })
    expect(found).toEqual({ promise: false, mixed: false, commitment: true })
  })

  test('fails where letters moved from one part to the next', async () => {
    const found = await good({ ...SEED, parts: ['Anna-', '7', 'b3'] })
    expect(found.mixed).toBe(false)
  })

  test('fails for a seed other than the one that was committed to', async () => {
    const found = await good({ ...SEED, seed: SEED.seed.replace('5', '6') })
    expect(found).toEqual({ promise: true, mixed: false, commitment: false })
  })

  test('without a secret only the commitment can be checked', async () => {
    expect(await good({ ...SEED, secret: '' })).toEqual({ commitment: true })
  })

  test('compares with what this browser saw during the game', async () => {
    expect((await prove('table', SEED)).noted).toBe('absent')
    note('table', { ...SEED, secret: '', seed: '' })
    expect((await prove('table', SEED)).noted).toBe('same')
  })

  test('finds hashes that were changed afterwards', async () => {
    note('table', { ...SEED, secret: '', seed: '', promise: '00' })
    expect((await prove('table', SEED)).noted).toBe('other')
  })

  test('what is shown at the end is no note from during the game', async () => {
    note('table', SEED)
    expect((await prove('table', SEED)).noted).toBe('absent')
  })
})
