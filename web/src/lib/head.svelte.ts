/** What a page puts into the head: its title and tools; and the cloth of its table. */

import type { Snippet } from 'svelte'

export type Cloth = 'hall' | 'wood' | 'leather' | 'oxblood' | 'lapis'

interface Shown {
  title: string
  cloth: Cloth
  tools: Snippet | null
}

const NOTHING: Shown = { title: '', cloth: 'hall', tools: null }

class Head {
  shown = $state.raw<Shown>(NOTHING)

  /** Within an effect: as long as the page is there. */
  show(page: Shown): () => void {
    this.shown = page
    return () => {
      if (this.shown === page) this.shown = NOTHING
    }
  }
}

export const head = new Head()
