/** What a move is certain to do, in sentences. */

import { t, words } from '../../lib/words.svelte'
import { isEffects, isTexts, said } from './view'

type Facts = Record<string, unknown>
type Say = (value: unknown, facts: Facts) => string

const number = (key: string) => (value: unknown) =>
  value ? t(key, { [key.slice(8)]: Number(value) }) : ''
const effects = (value: unknown) => said(isEffects(value) ? value : {})
const texts = (value: unknown) => (isTexts(value) ? value : [])
const names = (value: unknown) =>
  texts(value)
    .map((label) => words.piece(label))
    .join(', ')

/** `hire red-1`, `fulfil purse 2`: the actions by name, each once; several helpers by column. */
function actions(value: unknown): string {
  const moves = texts(value).map((move) => move.split(' '))
  const hires = moves.filter(([verb]) => verb === 'hire')
  const helper = (slug: string) =>
    hires.length > 1
      ? t('ui-helpers-of', { colour: words.piece(`colour:${slug.split('-')[0] ?? ''}`) })
      : words.piece(`helper:${slug}`)
  const named = moves.map(([verb = '', slug = '']) =>
    verb === 'hire'
      ? helper(slug)
      : verb === 'fulfil'
        ? words.piece(`task:${slug}`)
        : t(`move-${verb}`),
  )
  return t('preview-actions', { actions: [...new Set(named)].join(', ') })
}

function performed(value: unknown, facts: Facts): string {
  const effect = effects(value)
  return effect ? t('preview-effect', { effect, times: Number(facts.times ?? 1) }) : ''
}

const SAID: Record<string, Say> = {
  cost: number('preview-cost'),
  sum: (sum, facts) =>
    t('preview-sum', { sum: Number(sum), threshold: Number(facts.threshold ?? 0) }),
  actions,
  helpers: (value) => {
    const helpers = names(value)
    return helpers ? t('preview-helpers', { helpers }) : ''
  },
  effect: performed,
  later: (value) => t('preview-later', { later: effects(value) }),
  points: number('preview-points'),
  florins: number('preview-florins'),
  tile: (slug) => (slug ? t('preview-tile', { tile: words.piece(`tile:${String(slug)}`) }) : ''),
  field: number('preview-field'),
  worth: number('preview-worth'),
  initiative: number('preview-initiative'),
  rank: number('preview-rank'),
  bonus: (value) => {
    const bonus = effects(value)
    return bonus ? t('preview-bonus', { bonus }) : ''
  },
  space: number('preview-space'),
  surplus: number('preview-surplus'),
  forfeits: (value) => {
    const forfeits = names(value)
    return forfeits ? t('preview-forfeits', { forfeits }) : ''
  },
  tiles: (tiles, facts) =>
    t('preview-tiles', { tiles: Number(tiles), quorum: Number(facts.quorum ?? 0) }),
  unused: number('preview-unused'),
}

/** One paragraph: the board beside it must stay in sight. */
export function preview(facts: Facts): string[] {
  const said = Object.entries(facts).map(([key, value]) => SAID[key]?.(value, facts) ?? '')
  return [said.filter(Boolean).join(' ')].filter(Boolean)
}
