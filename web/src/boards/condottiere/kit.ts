import type { Flight } from '../../lib/motion'
import type { Table, Told } from '../../lib/table.svelte'
import { t } from '../../lib/words.svelte'
import type { Order } from '../../lib/wire'
import type { Kit, Laid, Ready } from '../kit'
import Glance from './Glance.svelte'
import InWords from './InWords.svelte'
import Field from './Lines.svelte'
import Board from './Map.svelte'
import Mine from './Mine.svelte'
import { story } from './story'
import { laySheet } from './sheet'
import { isStrengths, NOBODY, viewOf } from './view'

laySheet()

/** What a special card does; a mercenary speaks for itself. */
function specials(table: Table): string[] {
  const cards = (table.picking.staged?.picks ?? []).filter((pick) => /^card:[a-z]+$/.test(pick))
  return cards.map((card) => t(`tip-condottiere-${card.replace(':', '-')}`))
}

function preview(facts: Record<string, unknown>, table: Table): string[] {
  const said = specials(table)
  const { before, after } = facts
  if (isStrengths(before) && isStrengths(after)) {
    const change = after.map((now, seat) => {
      const then = before[seat] ?? 0
      return `${table.name(seat)}: ${then === now ? now : `${then} → ${now}`}`
    })
    said.push(t('preview-strengths', { strengths: change.join(' · ') }))
  }
  if (facts.winner === NOBODY) said.push(t('preview-nobody'))
  else if (typeof facts.winner === 'number') {
    said.push(t('preview-ends', { name: table.name(facts.winner) }))
  }
  if (facts.final === true) said.push(t('preview-final'))
  if (facts.final === false) said.push(t('preview-waits'))
  return said
}

function flights(event: Told): Flight[] {
  const slug = (fact: unknown) => String(fact).split(':')[1] ?? ''
  const seat = event.seat ?? 0
  if (event.kind === 'plays') {
    const card = slug(event.card)
    return [{ from: [`hand:${seat}:${card}`, `seat:${seat}`], to: [`line:${seat}:${card}`] }]
  }
  if (event.kind === 'takes-back') {
    const card = slug(event.card)
    return [{ from: [`line:${seat}:${card}`], to: [`hand:${seat}:${card}`, `cards:${seat}`] }]
  }
  if (event.kind === 'wins') return [{ from: [`seat:${seat}`], to: [`owner:${slug(event.city)}`] }]
  return []
}

const passing: Order = {
  kind: 'repeat',
  move: 'pass',
  verb: '',
  limit: 0,
  step: 'turn',
  while_same: ['city'],
}
const keeping: Order = {
  kind: 'always',
  move: 'keep',
  verb: '',
  limit: 0,
  step: 'hand-choice',
  while_same: [],
}
const orders: Ready[] = [
  {
    key: 'ui-order-pass-battle',
    order: passing,
    until: 'ui-order-until-pass-battle',
    when: (table) => viewOf(table).battle,
  },
  { key: 'ui-order-keep-always', order: keeping },
]

const table: Laid = { cloth: 'wood', arrangement: 'beside', aspect: 0.77, bare: true, window: true }

export const kit: Kit = {
  table,
  Board,
  Field,
  Glance,
  InWords,
  Mine,
  preview,
  flights,
  orders,
  story,
}
