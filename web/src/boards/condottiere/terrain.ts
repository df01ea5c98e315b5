/** What an engraver adds between the cities: mountains, trees, waves and rhumb lines. */

import { chance, CITIES, pair, VERTICES, type Lines, type Point } from './geometry'

export interface Peak {
  at: Point
  scale: number
  drawing: number
}

const DRAWINGS = 8
const SIZE = 20
export const ROSE: Point = [150, 1010]

// prettier-ignore
const LONE: Point[] = [
  [700, 1175], [722, 1215], [905, 880], [925, 1010], [885, 1000], [945, 1150], [930, 1225],
  [905, 1260], [745, 980], [610, 112], [660, 104], [560, 108], [26, 110], [40, 172], [30, 214],
]
/** The Apennines and the Ligurian heights run along these borders. */
// prettier-ignore
const RANGES = [
  'bologna firenze', 'bologna urbino', 'firenze urbino', 'firenze spoleto', 'spoleto urbino',
  'ancona spoleto', 'firenze modena', 'lucca modena', 'genova parma', 'napoli spoleto',
  'lucca parma', 'genova torino',
]
// prettier-ignore
const GROVES: Point[] = [
  [390, 80], [360, 190], [250, 80], [620, 120], [660, 140], [850, 100], [560, 150], [130, 205],
  [60, 300], [640, 385], [560, 380], [470, 430], [300, 440], [255, 410], [510, 660], [400, 640],
  [420, 520], [330, 800], [400, 790], [290, 760], [740, 640], [640, 660], [560, 770], [650, 880],
  [700, 830], [880, 760], [480, 930], [520, 950], [600, 1090], [680, 1010], [760, 1080],
  [900, 1040], [930, 1090], [820, 1230], [900, 1240], [780, 1190], [950, 940], [870, 930],
]

/** Whether nothing may stand here, because a city, its name or its banner does. */
const built = ([x, y]: Point, wide: number) =>
  Object.values(CITIES).some(([cx, cy]) => Math.abs(x - cx) < wide && y - cy > -62 && y - cy < 46)

/** Mountains from north to south, so that the nearer stand before the farther. */
export function peaks(lines: Lines): Peak[] {
  const random = chance('mountains')
  const between = (least: number, most: number) => least + random() * (most - least)
  const found: [Point, number][] = []
  const put = (x: number, y: number, size: number) => found.push([[x, y], size])
  for (let k = 0; k < 24; k += 1) put(20 + k * 43 + between(-9, 9), 62 + between(-6, 4), 27)
  for (let k = 0; k < 20; k += 1) put(40 + k * 50 + between(-12, 12), 84 + between(-5, 7), 20)
  for (const [x, y] of LONE) put(x, y, 17)
  for (const range of RANGES) {
    const [one = '', other = ''] = range.split(' ')
    const points = (lines.borders.get(pair(one, other)) ?? []).flat()
    points.forEach(([x, y], place) => {
      if (place % 2 === 0) put(x + between(-9, 9), y + between(-4, 9), between(13, 18))
    })
  }
  for (let k = 0; k < 9; k += 1)
    put(780 + k * 17 + between(-9, 9), 900 + k * 19 + between(-9, 9), between(13, 19))
  return found
    .filter(([at]) => !built(at, 58))
    .sort(([[, one]], [[, other]]) => one - other)
    .map(([[x, y], size], place) => ({
      at: [Math.round(x), Math.round(y)],
      scale: Math.round((size / SIZE) * 100) / 100,
      drawing: place % DRAWINGS,
    }))
}

export function trees(): Point[] {
  return GROVES.filter((at) => !built(at, 66)).flatMap(([x, y]): Point[] => {
    // prettier-ignore
    const grove: Point[] = [[x, y], [x + 11, y + 4], [x + 21, y]]
    return grove.slice(0, 2 + (x % 2))
  })
}

/** Whether a place is open sea, as far as waves are concerned. */
function atSea([x, y]: Point): boolean {
  const near = Object.values(VERTICES).some(([vx, vy]) => Math.hypot(x - vx, y - vy) < 95)
  const north = x > 600 && y < 160
  const inland = x > 235 && x < 900 && y > 330 && y < 900
  const south = x > 500 && y > 850 && x > 420 + (y - 850) * 0.6
  const rose = Math.hypot(x - ROSE[0], y - ROSE[1]) < 120
  return !(near || north || inland || south || rose)
}

export function waves(): string {
  const random = chance('waves')
  const found: string[] = []
  for (let k = 0; k < 900 && found.length < 75; k += 1) {
    const at: Point = [Math.round(20 + random() * 960), Math.round(30 + random() * 1250)]
    if (atSea(at)) found.push(`M${at.join(' ')}q7-7 14 0t14 0${random() < 0.5 ? 't14 0' : ''}`)
  }
  return found.join('')
}

/** Lines of course from the rose to all sides. */
export function rhumbs(): string {
  const [x, y] = ROSE
  return Array.from({ length: 32 }, (_, k) => {
    const turn = (k * Math.PI) / 16
    return `M${x} ${y}l${Math.round(1500 * Math.cos(turn))} ${Math.round(1500 * Math.sin(turn))}`
  }).join('')
}
