/** A table of Signorie as a board sees it: few pieces of each kind, two families. */
import type {
  FamilyView,
  OfferedTileView,
  PlanView,
  SignorieCityView,
  SignorieFiguresView,
  SignorieView,
} from '../src/lib/wire'

const PLAN: PlanView = { crests: [], tiles: [], lacks: [], needs: 3, points: 0, worth: 0 }
const OFFER: OfferedTileView = {
  tile: 'este-2',
  house: 'este',
  points: 2,
  fits: [['marriage'], []],
}
const CITY: SignorieCityView = {
  in_play: true,
  spaces: [1, 1, 2, 2],
  figures: [{ seat: 1, sex: 'woman' }],
  lowest: 1,
  marriage: OFFER,
  mission: { tile: 'none', house: null, points: 0, fits: [[], []] },
}

export function family(seat: number, changes: Partial<FamilyView> = {}): FamilyView {
  return {
    seat,
    board: seat === 0 ? 'yellow' : 'red',
    florins: 10,
    points: 0,
    supply: { man: 4, woman: 3 },
    reserve: { man: 8, woman: 8 },
    pledged: { man: 0, woman: 0 },
    threshold: 13,
    sum: 0,
    keeps: true,
    dice: { yellow: 0, red: 0 },
    prospects: {},
    passed: false,
    brides: 0,
    helpers: [],
    careers: { politics: [], church: [4, 4], military: [seat + 1] },
    careers_worth: 0,
    offspring: 1,
    rows: {
      politics: PLAN,
      church: { ...PLAN, crests: ['este', 'medici'], lacks: ['este', 'medici'] },
      military: PLAN,
      marriage: { ...PLAN, tiles: [{ tile: 'este-2', house: 'este', points: 2 }], needs: 2 },
    },
    ...changes,
  }
}

const FIGURES: SignorieFiguresView = {
  columns: {
    yellow: { value: 1, hires: 'red', signoria: { florins: 2 }, helpers: ['yellow-1'] },
    red: { value: 2, hires: 'yellow', signoria: { marriages: 1 }, helpers: ['red-1', 'red-3'] },
  },
  helpers: {
    'yellow-1': { cost: 1, effect: { florins: 1 } },
    'red-1': { cost: 1, effect: { alliances: 1 } },
    'red-3': { cost: 4, effect: { points: 3 } },
  },
  tasks: {
    purse: { least: 1, most: 3, repeats: true, effect: { florins: 3 } },
    nursery: { least: 1, most: 1, repeats: false, effect: { offspring: 1 } },
  },
  rewards: { mission: { missions: 1 }, cities: { 'per-city': 2 } },
  career: [
    { points: 1, rank: 1, bonus: {} },
    { points: 2, rank: 1, bonus: { florins: 1 } },
    { points: 3, rank: 2, bonus: {} },
    { points: 4, rank: 2, bonus: { initiative: 1 } },
  ],
  initiative: [0, 1, 2],
  brides: [1, 2],
  bride_florins: 2,
  bride_florins_from: 3,
  bonus_rounds: 1,
  reward_florins: 4,
  points_price: 5,
  points_bought: 6,
  highest_dowry: 4,
  dowry_points: 2,
  most_dice: 4,
  threshold: 13,
  highest_threshold: 22,
  offspring: ['woman', 'woman', 'woman', 'man', 'man', 'man'],
  tile_back: 1,
  quorum: 3,
}

export const VIEW: SignorieView = {
  seat: 0,
  game: 'signorie',
  round: 1,
  rounds: 2,
  order: [0, 1],
  initiative: [
    { seat: 0, field: 0 },
    { seat: 1, field: 0 },
  ],
  dice: { yellow: [1, 6], red: [2] },
  tasks: {
    yellow: { man: 'purse', woman: 'nursery' },
    red: { man: 'nursery', woman: 'purse' },
  },
  rewards: ['mission', 'cities'],
  honours: { cities: [0, 2] },
  cities: { roma: CITY, milano: { ...CITY, in_play: false } },
  pile: 40,
  helpers: 48,
  brides: 16,
  families: [family(0), family(1)],
  figures: FIGURES,
}
