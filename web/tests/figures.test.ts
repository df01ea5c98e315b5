import { expect, test } from 'vitest'
import { tenths, whole } from '../src/lib/figures'

test('less than nothing has a minus, and nothing has none', () => {
  expect(whole(-2)).toBe('−2')
  expect(tenths(-1.25)).toBe('−1.3')
  expect(whole(Math.round(-0.3))).toBe('0')
  expect(tenths(-0.04)).toBe('0.0')
})
