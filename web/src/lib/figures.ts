/** Figures as the reader's language writes them, with a minus that is not a hyphen. */

import { words } from './words.svelte'

export const whole = (value: number): string => written(value, 0)

/** With one decimal. */
export const tenths = (value: number): string => written(value, 1)

function written(value: number, decimals: number): string {
  const format = new Intl.NumberFormat(words.language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  })
  return format.format(value).replace('-', '−')
}
