/** Whose board is looked at; nobody's in particular means the reader's own. */
import type { FamilyView, SignorieView } from '../../lib/wire'

export const looked = $state<{ seat: number | null }>({ seat: null })

export function familyShown(view: SignorieView): FamilyView | undefined {
  return view.families[looked.seat ?? view.seat ?? view.order[0] ?? 0]
}
