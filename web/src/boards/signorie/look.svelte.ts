/** What is looked at: whose board, and on small screens which part of the table. */
import type { FamilyView, SignorieView } from '../../lib/wire'

export type Part = 'dice' | 'cities' | 'careers' | 'alliances'
export const PARTS: Part[] = ['dice', 'cities', 'careers', 'alliances']

/** Nobody's in particular means the reader's own; no colour means that of the question. */
export const looked = $state<{ seat: number | null; part: Part; colour: string }>({
  seat: null,
  part: 'dice',
  colour: '',
})

export function familyShown(view: SignorieView): FamilyView | undefined {
  return view.families[looked.seat ?? view.seat ?? view.order[0] ?? 0]
}

/** Where the things lie that a question is about. */
const ASKED: Record<string, Part> = {
  advance: 'careers',
  mission: 'careers',
  wedlock: 'cities',
  alliance: 'alliances',
  'wedding-choice': 'alliances',
}

/** The part of the table that a question needs next, with what is picked of it. */
export function partAsked(step: string, picked: string[]): Part {
  if (step === 'mission' && picked.some((one) => one.startsWith('field:'))) return 'cities'
  return ASKED[step] ?? 'dice'
}
