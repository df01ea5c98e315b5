/** What every piece does, with the rule that says so, in the figures of this table. */

import type { Table } from '../../lib/table.svelte'
import type { Effect } from '../../lib/tip.svelte'
import type { SignorieView } from '../../lib/wire'
import { t, words } from '../../lib/words.svelte'
import { prospectOf, said, span, viewOf } from './view'

type Explain = (slug: string, view: SignorieView, table: Table) => Effect | null

const tip = (text: string, rule: string): Effect => ({ text, rule })

function own(view: SignorieView) {
  return view.seat === null ? undefined : view.families[view.seat]
}

function die(slug: string, view: SignorieView): Effect {
  const [colour = '', face = ''] = slug.split('-')
  const found = prospectOf(own(view), colour, Number(face))
  if (!found) return tip(t('ui-tip-die'), 'SIG-21')
  const { cost, sum, surplus } = found
  const threshold = own(view)?.threshold ?? 0
  const lines = [t('ui-tip-die-costs', { cost }), t('ui-tip-die-sum', { sum, threshold })]
  if (surplus > 0) lines.push(t('ui-tip-die-surplus', { surplus }))
  const helpers = found.helpers.map((one) => words.piece(`helper:${one}`)).join(', ')
  if (helpers) lines.push(t('ui-tip-die-helpers', { helpers }))
  return tip(lines.join('\n'), 'SIG-22')
}

function helper(slug: string, view: SignorieView): Effect {
  const printed = view.figures.helpers[slug]
  const effect = said(printed?.effect ?? {})
  const hired = own(view)?.helpers.includes(slug) ?? false
  if (hired) return tip(t('ui-tip-helper-hired', { effect }), 'SIG-24')
  return tip(t('ui-tip-helper', { effect, cost: printed?.cost ?? 0 }), 'SIG-30')
}

function task(slug: string, view: SignorieView): Effect | null {
  const found = view.figures.tasks[slug]
  if (!found) return null
  const given = { effect: said(found.effect), count: span(found.least, found.most) }
  return tip(found.repeats ? t('ui-tip-task-each', given) : t('ui-tip-task', given), 'SIG-33')
}

function reward(slug: string, view: SignorieView): Effect {
  const effect = said(view.figures.rewards[slug] ?? {})
  const { reward_florins: florins, points_price: price, points_bought: points } = view.figures
  if (slug in view.honours) return tip(t('ui-tip-honour', { effect, price, points }), 'SIG-64')
  return tip(t('ui-tip-bonus', { effect, florins }), 'SIG-63')
}

function field(slug: string, view: SignorieView): Effect | null {
  const found = view.figures.career[Number(slug) - 1]
  if (!found) return null
  const bonus = said(found.bonus)
  const lines = [t('ui-tip-field', { points: found.points, rank: found.rank })]
  if (bonus) lines.push(t('ui-tip-field-bonus', { bonus }))
  return tip(lines.join('\n'), bonus ? 'SIG-43' : 'SIG-45')
}

function city(_: string, view: SignorieView): Effect {
  const { highest_dowry: highest, dowry_points: points } = view.figures
  return tip(t('ui-tip-city', { highest, points }), 'SIG-18')
}

function row(slug: string, view: SignorieView): Effect {
  const rule = slug === 'marriage' ? 'SIG-55' : 'SIG-71'
  return tip(t('ui-tip-row', { quorum: view.figures.quorum }), rule)
}

const EXPLAINED: Record<string, Explain> = {
  die,
  helper,
  task,
  reward,
  field,
  city,
  row,
  space: () => tip(t('ui-tip-space'), 'SIG-22'),
  signoria: () => tip(t('ui-tip-signoria'), 'SIG-23'),
  hires: () => tip(t('ui-tip-hires'), 'SIG-30'),
  marriage: (_, view) => tip(t('ui-tip-marriage', { points: view.figures.dowry_points }), 'SIG-46'),
  mission: () => tip(t('ui-tip-mission'), 'SIG-45'),
  enter: () => tip(t('ui-tip-enter'), 'SIG-41'),
  initiative: () => tip(t('ui-tip-initiative'), 'SIG-60'),
  sex: (slug) => tip(slug === 'man' ? t('ui-tip-man') : t('ui-tip-woman'), 'SIG-03'),
  brides: (_, { figures }) => {
    const { bride_florins: florins, bride_florins_from: first, bonus_rounds: last } = figures
    return tip(t('ui-tip-brides', { florins, first, last }), 'SIG-63')
  },
  offspring: () => tip(t('ui-tip-offspring'), 'SIG-48'),
  florins: () => tip(t('ui-tip-florins'), 'SIG-10'),
  threshold: (_, view) =>
    tip(t('ui-tip-threshold', { highest: view.figures.highest_threshold }), 'SIG-62'),
}

export function effect(piece: string, table: Table): Effect | null {
  const [kind = '', slug = ''] = piece.split(':')
  return EXPLAINED[kind]?.(slug, viewOf(table), table) ?? null
}
