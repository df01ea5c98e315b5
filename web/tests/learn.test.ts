import { beforeEach, describe, expect, test } from 'vitest'
import { address, come, progress } from '../src/lib/progress'
import { blocks, pieces } from '../src/lib/prose'
import { words } from '../src/lib/words.svelte'

describe('prose', () => {
  test('blocks stand apart by an empty line', () => {
    expect(blocks('One\nline.\n\nAnother.').map((block) => block.kind)).toEqual([
      'paragraph',
      'paragraph',
    ])
    expect(blocks('One\nline.')[0]).toEqual({
      kind: 'paragraph',
      pieces: [{ kind: 'text', text: 'One line.' }],
    })
  })

  test('headings and lists are told apart', () => {
    expect(blocks('## Aim\n\n- one\n- two')).toEqual([
      { kind: 'heading', text: 'Aim' },
      {
        kind: 'list',
        items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two' }]],
      },
    ])
  })

  test('bold words and rules are marked, all else stays as it is', () => {
    expect(pieces('The **drummer** doubles, see CON-22.')).toEqual([
      { kind: 'text', text: 'The ' },
      { kind: 'strong', text: 'drummer' },
      { kind: 'text', text: ' doubles, see ' },
      { kind: 'rule', text: 'CON-22' },
      { kind: 'text', text: '.' },
    ])
    expect(pieces('2 * 3, UNO-1')).toEqual([{ kind: 'text', text: '2 * 3, UNO-1' }])
  })
})

describe('progress', () => {
  beforeEach(() => localStorage.clear())

  test('a lesson that was never begun is at its first stop', () => {
    expect(progress('princes')).toEqual({ stop: 0, taken: [], done: false })
  })

  test('each lesson is remembered on its own', () => {
    come('princes', 7, ['place a1 r0'], false)
    come('signorie', 2, [], false)
    expect(progress('princes')).toEqual({ stop: 7, taken: ['place a1 r0'], done: false })
  })

  test('who has come to the end keeps that', () => {
    come('princes', 18, [], true)
    come('princes', 3, [], false)
    expect(progress('princes').done).toBe(true)
  })

  test('what cannot be read is a lesson not begun', () => {
    localStorage.setItem('quattrocento-lessons', 'nonsense')
    expect(progress('princes').stop).toBe(0)
  })

  test('an address counts steps from one and holds what was chosen', () => {
    expect(address('princes', 0)).toBe('/learn/princes?step=1')
    const query = new URLSearchParams(
      address('princes', 7, ['place a1 r0', 'convert 2']).split('?')[1],
    )
    expect(query.get('taken')).toBe('place a1 r0;convert 2')
  })
})

describe('words', () => {
  test('of games that share a key, the one learnt last is meant', async () => {
    await words.speak('en')
    await words.learn('princes')
    const own = words.say('board-points')
    await words.learn('signorie')
    expect(words.say('board-points')).not.toBe(own)
    await words.learn('princes')
    expect(words.say('board-points')).toBe(own)
  })

  test('what is learnt while a language comes is known in it', async () => {
    const coming = words.speak('en')
    const learning = words.learn('lesson-condottiere')
    await Promise.all([coming, learning])
    expect(words.has('lesson-condottiere-welcome')).toBe(true)
  })
})
