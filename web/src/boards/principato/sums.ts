/** The figures of an area. */

import type { PrincipalityView, StorageView } from '../../lib/wire'
import type { Area } from './view'

export interface Sum {
  /** Its words are `board-<key>`. */
  key: string
  figure: string
}

/** The drawing of each figure; cubes draw themselves. */
export const SIGNS: Record<string, string> = {
  field: 'field-wheat',
  farm: 'farm',
  palazzo: 'palazzo',
  bank: 'bank',
  catapult: 'catapult',
  militia: 'militia',
  condottiere: 'condottiere',
  strength: 'swords',
  monument: 'monument-1',
  book: 'book-1',
  painting: 'painting-1',
}

const WORKS = ['book', 'painting', 'monument'] as const

/** Stores say how full they are; units, where one lacks its cube, how many hold one. */
export function sums(area: Area, p: PrincipalityView, storage: StorageView): Sum[] {
  const { environs, wall, city, palace, church } = p
  const part = (some: number, all: number) => (some < all ? `${some}/${all}` : String(all))
  const room = (some: number, all: number) => `${some}/${all}`
  const found: Record<Area, [string, string | number][]> = {
    environs: [
      ['field', environs.fields],
      ['farm', environs.farms],
      ['food', room(environs.food, environs.farms * storage.farm)],
    ],
    wall: [
      ['strength', wall.strength],
      ['catapult', wall.catapults],
      ['militia', part(wall.militia_food + wall.militia_favour, wall.militias)],
      ['condottiere', part(wall.condottiere_money + wall.condottiere_favour, wall.condottieri)],
    ],
    city: [
      ['palazzo', city.palazzi],
      ['bank', city.banks],
      ['money', room(city.money, city.banks * storage.bank)],
    ],
    palace: WORKS.map((tile) => [
      tile,
      palace.filter((work) => work.tile === tile).reduce((sum, work) => sum + work.count, 0),
    ]),
    church: [['favour', room(church.favour, storage.church)]],
  }
  return found[area].map(([key, figure]) => ({ key, figure: String(figure).replace('-', '−') }))
}
