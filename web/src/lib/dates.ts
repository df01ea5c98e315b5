/** Days and hours in the reader's language. */

import { words } from './words.svelte'

export function day(seconds: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(seconds * 1000)
}
