import type { Flight } from '../../lib/motion'
import { settings } from '../../lib/settings.svelte'
import type { Table, Told } from '../../lib/table.svelte'
import type { Update } from '../../lib/wire'
import { t, words } from '../../lib/words.svelte'
import type { Kit, Laid } from '../kit'
import Board from './Board.svelte'
import Field from './Field.svelte'
import Glance from './Glance.svelte'
import InWords from './InWords.svelte'
import Mine from './Mine.svelte'
import { story } from './story'
import { wordsOf } from './view'

const SUMMANDS = [
  'building',
  'landscape',
  'freedom',
  'landscapes',
  'builders',
  'buildings',
  'jesters',
  'cards',
  'muse',
  'bonuses',
]

/** More tiles than this are counted, not named. */
const MANY = 6

function names(labels: string[]): string {
  return labels.map((label) => words.piece(label)).join(', ') || t('ui-none')
}

function row(cells: unknown): string {
  return wordsOf(cells).join(' ')
}

/** What a move certainly brings, in sentences. */
function preview(facts: Record<string, unknown>, table: Table): string[] {
  const said: string[] = []
  const number = (key: string) => Number(facts[key])
  if ('minimum' in facts) {
    const parts = SUMMANDS.filter((key) => number(key) > 0)
    const sum = parts.map((key) => `${t(`preview-${key}`)} ${number(key)}`).join(' + ')
    const total = { value: number('value'), minimum: number('minimum') }
    said.push(t('preview-work', { parts: sum, ...total }))
  }
  if (number('lift') > 0) said.push(t('preview-lift', { lift: number('lift') }))
  if ('west_cells' in facts) {
    said.push(
      t('preview-joint', {
        near: row(facts.west_cells),
        west: table.name(number('west')),
        far: row(facts.east_cells),
        east: table.name(number('east')),
      }),
    )
  }
  // On the board one sees which cells the tile covers.
  if ('cells' in facts && settings.text) said.push(t('preview-cells', { cells: row(facts.cells) }))
  if (typeof facts.if === 'string') said.push(t(`preview-if-${facts.if}`))
  if ('receives' in facts) said.push(t('preview-receives', { receives: number('receives') }))
  if ('cost' in facts) said.push(t('preview-cost', { cost: number('cost') }))
  if (number('given') > 0) said.push(t('preview-given', { given: number('given') }))
  if ('florins' in facts) said.push(t('preview-florins', { florins: number('florins') }))
  if ('kept' in facts) said.push(t('preview-kept', { kept: number('kept') }))
  if ('points' in facts && number('points') !== 0)
    said.push(t('preview-points', { points: number('points') }))
  if ('fits' in facts) {
    const [fits, lost] = [wordsOf(facts.fits), wordsOf(facts.lost)]
    const empty = number('empty')
    if (fits.length > MANY) said.push(t('ui-leaves-many', { empty, count: fits.length }))
    else said.push(t('ui-leaves', { empty, tiles: names(fits) }))
    if (lost.length > 0) said.push(t('ui-loses', { tiles: names(lost) }))
  }
  return said
}

/** Where the pieces of an event travel. */
function flights(event: Told, update: Update): Flight[] {
  const slug = (fact: unknown) => String(fact).split(':')[1] ?? ''
  const { view } = update
  const seat = event.seat ?? 0
  const home = `seat:${seat}`
  const one = (from: string[], to: string[]): Flight[] => [{ from, to }]
  switch (event.kind) {
    case 'buys':
    case 'free-of-charge': {
      const pile = slug(event.pile)
      return one([`pile:${pile}`], [`${pile}:${seat}`, home])
    }
    case 'lays': {
      const tile = slug(event.tile)
      const prince = view?.game === 'princes' ? view.princes[seat] : undefined
      const place = (prince?.landscapes.length ?? 0) - 1
      const from = ['tile', `pile:${tile}`, `building:${tile}`, 'pile:landscape', home]
      return one(from, [`built:${seat}:${tile}`, `laid:${seat}:${tile}:${place}`, home])
    }
    case 'introduces': {
      const freedom = slug(event.freedom)
      return one([`freedom:${freedom}`], [`freedom:${seat}:${freedom}`, home])
    }
    case 'begins-work':
      return one([`hand:${slug(event.profession)}`, home], [`works:${seat}`, home])
    case 'keeps-one':
      return one([`deck:${slug(event.deck)}`], [`${slug(event.deck)}:${seat}`, home])
    case 'recruits':
      return one([`seat:${slug(event.former)}`], [`persons:${seat}`, home])
    case 'wins-character':
      return one([`character:${slug(event.character)}`], [home])
    default:
      return []
  }
}

const table: Laid = { cloth: 'leather', arrangement: 'beside', aspect: 0.82, bare: true, crowd: 3 }

export const kit: Kit = { table, Board, Field, Mine, Glance, InWords, preview, flights, story }
