import { describe, expect, test } from 'vitest'
import { dyed } from '../src/lib/dyes'

describe('the dyes of seats', () => {
  test('that stay the same are not attached anew', () => {
    expect(dyed([2, 0, 1])).toBe(dyed([2, 0, 1]))
  })

  test('that have changed are', () => {
    expect(dyed([2, 0, 1])).not.toBe(dyed([0, 2, 1]))
  })
})
