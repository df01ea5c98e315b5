/** Whose board is looked at; nobody's in particular means the reader's own. */
import type { Family, View } from './view'

export const looked = $state<{ seat: number | null }>({ seat: null })

export function familyShown(view: View): Family | undefined {
  return view.families[looked.seat ?? view.seat ?? view.order[0] ?? 0]
}
