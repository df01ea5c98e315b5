import { describe, expect, it } from 'vitest'
import { after, rated, streakOn, type Answer, type Standing } from '../src/lib/solved'

const START: Standing = { rating: 1200, streak: 0, longest: 0, day: -1, tried: {} }
const right: Answer = { name: 'princes/1', difficulty: 3, right: true, daily: true, day: 10 }

describe('how one fares with puzzles', () => {
  it('rates a hard puzzle that is solved higher than an easy one', () => {
    expect(rated(1200, 5, true)).toBeGreaterThan(rated(1200, 1, true))
    expect(rated(1200, 1, false)).toBeLessThan(rated(1200, 5, false))
  })

  it('rates the first answer alone', () => {
    const once = after(START, { ...right, right: false })
    expect(once.rating).toBeLessThan(1200)
    const twice = after(once, right)
    expect(twice.rating).toBe(once.rating)
    expect(twice.tried).toEqual({ 'princes/1': false })
    expect(twice.streak).toBe(1)
  })

  it('counts days in a row, each of them once', () => {
    const first = after(START, right)
    expect(after(first, { ...right, name: 'signorie/1' }).streak).toBe(1)
    const second = after(first, { ...right, name: 'princes/2', day: 11 })
    expect([second.streak, second.longest]).toEqual([2, 2])
    expect(after(second, { ...right, name: 'princes/3', day: 13 }).streak).toBe(1)
    expect([streakOn(second, 12), streakOn(second, 13)]).toEqual([2, 0])
  })

  it('counts no puzzle of another day for the row', () => {
    expect(after(START, { ...right, daily: false }).streak).toBe(0)
  })
})
