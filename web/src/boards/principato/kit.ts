import type { Flight } from '../../lib/motion'
import type { Told } from '../../lib/table.svelte'
import type { Kit, Laid } from '../kit'
import Board from './Board.svelte'
import Glance from './Glance.svelte'
import InWords from './InWords.svelte'
import Mine from './Mine.svelte'
import { story } from './story'
import { spreadSheet } from './sheet'
import { effect } from './effect'
import { AREA } from './view'

spreadSheet()

function flights(event: Told): Flight[] {
  const slug = (fact: unknown) => String(fact).split(':')[1] ?? ''
  const seat = event.seat ?? 0
  if (event.kind === 'swaps') {
    const taken = slug(event.taken)
    return [{ from: [`display:${taken}`], to: [`mine:${taken}`, `seat:${seat}`] }]
  }
  if (event.kind === 'appears') return [{ from: ['stack'], to: [`display:${slug(event.card)}`] }]
  const thing = event.tile ?? event.unit ?? event.cube
  const area = thing ? AREA[slug(thing)] : undefined
  if (!area || event.kind === 'loses') return []
  return [{ from: [`seat:${seat}`], to: [`${area}:${seat}`, `seat:${seat}`] }]
}

const table: Laid = { cloth: 'oxblood', arrangement: 'flanked', bare: true }
/** Numbers that one sets: how many units, how many cubes onto them. */
const counts = ['count', 'cubes', 'favours']

export const kit: Kit = { table, Board, Glance, InWords, Mine, counts, effect, flights, story }
