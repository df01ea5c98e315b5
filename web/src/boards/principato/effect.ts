/** What a card does, with the figures of the table. */

import type { Table } from '../../lib/table.svelte'
import type { Effect } from '../../lib/tip.svelte'
import { t, words } from '../../lib/words.svelte'
import { aim, viewOf } from './view'

/** Cubes in words, one way after the other: `2 food, 1 food + 1 money or 2 money`. */
function listed(ways: string[]): string {
  return new Intl.ListFormat(words.language, { type: 'disjunction' }).format(ways)
}

/** So many of what a card brings: `2 banks`. */
function many(card: string, tiles: number): string {
  const [one, more] = ['one', 'many'].map((form) => words.form(`card-${card}`, form))
  return tiles === 1 ? (one ?? '') : `${tiles} ${more}`
}

export function effect(piece: string, table: Table): Effect | null {
  const [kind = '', slug = ''] = piece.split(':')
  const view = viewOf(table)
  if (kind === 'goal') return { text: t(`board-aim-${slug}`, aim(view.aims, slug)), rule: '' }
  const face = view.faces[slug]
  if (kind !== 'card' || !face) return null
  const cubes = (price: { food: number; money: number }) => t('price', { ...price, favour: 0 })
  const key = `tip-principato-card-${slug}`
  const lines =
    face.verb === 'collect'
      ? [t(key, { cubes: listed(face.prices.map(cubes)) })]
      : [t(key), ...face.prices.map((price) => `${cubes(price)} → ${many(slug, price.tiles)}`)]
  if (face.swap) lines.push(t('ui-swap-sign'))
  return { text: lines.join('\n'), rule: words.form(key, 'rule') }
}
