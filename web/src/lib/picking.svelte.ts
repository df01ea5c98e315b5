/** Picking: from the first thing pointed at to a move that is ready to be sent. */

import { untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import {
  contains,
  dimension,
  nextPicks,
  parts,
  refused,
  rest,
  survivors,
  WHOLE,
  type Dimension,
} from './narrow'
import type { ChoiceOut, OptionOut, RefusalOut } from './wire'

export type Mark = 'picked' | 'next' | 'open' | 'refused' | 'still'

export class Picking {
  choice = $state.raw<ChoiceOut | null>(null)
  picked = $state.raw<string[]>([])
  staged = $state.raw<OptionOut | null>(null)

  /** Whether all options stand in a list beside the question. */
  listed = $state(false)
  /** How often each thing is on the screen to be pointed at. */
  readonly #drawn = new SvelteMap<string, number>()

  readonly left = $derived(survivors(this.choice?.options ?? [], this.picked))
  readonly next = $derived(nextPicks(this.choice?.options ?? [], this.picked))
  readonly open = $derived(nextPicks(this.choice?.options ?? [], []))
  /** Whether there is something to point at or a list; otherwise the action bar must ask. */
  readonly shown = $derived(
    this.listed || [...this.#drawn.keys()].some((label) => this.whole(label) ?? this.isNext(label)),
  )

  /** A thing is on the screen, until what is given back is called. */
  draw(label: string): () => void {
    const count = (more: number) => {
      const now = (this.#drawn.get(label) ?? 0) + more
      if (now > 0) this.#drawn.set(label, now)
      else this.#drawn.delete(label)
    }
    untrack(() => count(1))
    return () => untrack(() => count(-1))
  }

  /** A new question forgets what was picked, unless it is the same one asked again. */
  ask(choice: ChoiceOut | null): void {
    const same = choice && this.choice && sameQuestion(choice, this.choice)
    this.choice = choice
    if (same) {
      const staged = this.staged?.move
      this.staged = choice.options.find((option) => option.move === staged) ?? null
    } else this.clear()
  }

  /**
   * How a thing stands to the question. Its label is a pick, several at once, as a man is
   * `career:church field:2`, or a whole move, as `move:govern`.
   */
  mark(label: string): Mark {
    const whole = this.whole(label)
    if (whole) return this.staged === whole ? 'picked' : this.picked.length > 0 ? 'open' : 'next'
    if (contains(this.picked, parts(label))) return 'picked'
    if (this.isNext(label)) return 'next'
    if (this.isOpen(label)) return 'open'
    return this.why(label) ? 'refused' : 'still'
  }

  /** Why a thing cannot be picked now; nothing where it can, or where nobody would try. */
  why(label: string): RefusalOut | null {
    if (!this.choice || this.isNext(label) || this.isOpen(label)) return null
    const { refusals } = this.choice
    if (label.startsWith(WHOLE)) return refusals.find((one) => WHOLE + one.move === label) ?? null
    const [last = label, ...others] = parts(label).reverse()
    const found = refused(refusals, [...this.picked, ...others], last)
    return found[0] ?? refused(refusals, others, last)[0] ?? null
  }

  /** Point at a thing. True when it was the staged move's: the second time means yes. */
  point(label: string): boolean {
    const whole = this.whole(label)
    if (whole && this.staged === whole) return true
    if (whole) {
      this.stage(whole)
      return false
    }
    const wanted = parts(label)
    const picked = contains(this.picked, wanted)
    const next = this.isNext(label)
    if (picked && this.staged && contains(this.staged.picks, wanted)) return true
    if (picked && !next) {
      this.picked = rest(this.picked, wanted)
      this.staged = null
      return false
    }
    if (next) this.picked = [...this.picked, ...wanted]
    else if (this.isOpen(label)) this.picked = wanted
    else return false
    this.staged = this.left.length === 1 ? (this.left[0] ?? null) : null
    return false
  }

  private whole(label: string): OptionOut | undefined {
    if (!label.startsWith(WHOLE)) return undefined
    return this.choice?.options.find((option) => WHOLE + option.move === label)
  }

  private isNext(label: string): boolean {
    return label.includes(' ') ? holds(this.left, this.picked, label) : this.next.has(label)
  }

  private isOpen(label: string): boolean {
    if (label.startsWith(WHOLE)) return this.whole(label) !== undefined
    if (!label.includes(' ')) return this.open.has(label)
    return holds(this.choice?.options ?? [], [], label)
  }

  stage(option: OptionOut): void {
    this.picked = option.picks
    this.staged = option
  }

  clear(): void {
    this.picked = []
    this.staged = null
  }

  /** The options that the action bar offers as buttons: few enough to read. */
  get buttons(): OptionOut[] {
    if (!this.choice) return []
    const few = this.left.length <= MOST_BUTTONS ? this.left : []
    if (this.picked.length > 0 || (!this.shown && few.length > 0)) return few
    return this.choice.options.filter((option) => option.picks.length === 0)
  }

  /** What to ask next where the options are too many for buttons. */
  get chips(): Dimension | null {
    if (this.left.length <= MOST_BUTTONS) return null
    if (this.picked.length === 0 && this.shown) return null
    return dimension(this.left, this.picked)
  }

  /** The refusals that concern what is picked, for the reader who wonders what is missing. */
  get missing(): RefusalOut[] {
    if (!this.choice) return []
    const bare = this.picked.length === 0
    const about = (picks: string[]) => (bare ? picks.length === 0 : contains(picks, this.picked))
    return this.choice.refusals.filter((one) => about(one.picks))
  }
}

export const MOST_BUTTONS = 9

/** Whether some option holds what is picked and all of a label's picks too. */
function holds(options: OptionOut[], picked: string[], label: string): boolean {
  const wanted = [...picked, ...parts(label)]
  return options.some((option) => contains(option.picks, wanted))
}

function sameQuestion(one: ChoiceOut, other: ChoiceOut): boolean {
  const moves = (choice: ChoiceOut) => choice.options.map((option) => option.move).join('|')
  return one.step === other.step && one.seat === other.seat && moves(one) === moves(other)
}
