import type { Flight } from '../../lib/motion'
import type { Told } from '../../lib/table.svelte'
import type { Kit, Laid } from '../kit'
import Board from './Board.svelte'
import Glance from './Glance.svelte'
import InWords from './InWords.svelte'
import Mine from './Mine.svelte'
import { story } from './story'

const AREA: Record<string, string> = {
  food: 'environs',
  money: 'city',
  favour: 'church',
  field: 'environs',
  farm: 'environs',
  palazzo: 'city',
  bank: 'city',
  catapult: 'wall',
  militia: 'wall',
  condottiere: 'wall',
  monument: 'palace',
  book: 'palace',
  painting: 'palace',
}

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
  return [{ from: [`seat:${seat}`], to: [`${area}:${seat}`] }]
}

const table: Laid = { cloth: 'oxblood', arrangement: 'flanked' }

export const kit: Kit = { table, Board, Glance, InWords, Mine, flights, story }
