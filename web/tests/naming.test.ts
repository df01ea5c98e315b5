import { describe, expect, it } from 'vitest'
import { completed, fitting, nameBegun } from '../src/lib/naming'
import { moved } from '../src/lib/own-tables'

describe('names in the chat', () => {
  it('begin with a sign of their own', () => {
    expect(nameBegun('hurry, @br', 10)).toBe('br')
    expect(nameBegun('@Anna Ma', 8)).toBe('Anna Ma')
    expect(nameBegun('me@example', 10)).toBeNull()
    expect(nameBegun('hurry', 5)).toBeNull()
  })

  it('are completed where the cursor is', () => {
    expect(fitting(['Bruno', 'Anna', 'bruna', 'Bruno'], 'BR')).toEqual(['Bruno', 'bruna'])
    expect(completed('@br and so on', 3, 'Bruno')).toBe('@Bruno and so on')
  })
})

describe('a list with one in another place', () => {
  it('stays as long as it is', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(moved(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a'])
  })
})
