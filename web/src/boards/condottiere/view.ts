/** The view of Condottiere, and how its cards look. */

import type { Table } from '../../lib/table.svelte'
import type { CondottiereView } from '../../lib/wire'
import { t, words } from '../../lib/words.svelte'

export const NOBODY = -1

export function viewOf(table: Table): CondottiereView {
  const view = table.update?.view
  if (view?.game !== 'condottiere') throw new TypeError('this is no table of Condottiere')
  return view
}

export function isStrengths(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'number')
}

const TINTS: Record<string, string> = {
  m10: 'var(--bronze)',
  drummer: 'var(--lapis)',
  bishop: 'var(--violet)',
  surrender: '#6a5b40',
  winter: 'var(--lapis)',
  heroine: 'var(--verd)',
  scarecrow: 'var(--bronze)',
}

/** The sign of a card's rule, by its id on the sheet. */
const SIGNS: Record<string, string> = {
  drummer: 'double',
  bishop: 'end',
  surrender: 'end',
  winter: 'snow',
  heroine: 'shield',
  scarecrow: 'back',
}

export interface Look {
  name: string
  value: string
  tint: string
  rule: string
  /** Ids on the sheet. */
  picture: string
  sign: string
}

/** A card as it is drawn; with its value where it counts in an army. */
export function look(card: string, view: CondottiereView): Look {
  const value = view.values[card]?.toString() ?? ''
  const sign = SIGNS[card]
  return {
    // The value of a mercenary stands in the medal.
    name: /^m\d+$/.test(card) ? t('name-condottiere-mercenary') : words.piece(`card:${card}`),
    value,
    tint: TINTS[card] ?? 'var(--terra)',
    rule: sign ? t(`rule-condottiere-${card}`) : t('rule-condottiere-strength', { value }),
    picture: `#condottiere-${card}`,
    sign: sign ? `#condottiere-rule-${sign}` : '#swords',
  }
}
