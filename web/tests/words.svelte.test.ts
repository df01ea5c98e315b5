import { expect, test } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { Words } from '../src/lib/words.svelte'

test('a game that is learnt while the language changes is spoken in it', async () => {
  const words = new Words()
  settings.language = 'de'
  const speaking = words.speak('de')
  await words.learn('principato')
  await speaking
  expect(words.say('part-painting')).toBe('Gemälde')
})
