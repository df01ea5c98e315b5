/** Which drawing on the sheet shows which piece, and the pigments of their kinds. */

/** The ribbon of a person has the pigment of the roof that the person wants. */
const RIBBONS: Record<string, string> = {
  large: 'var(--terra)',
  medium: 'var(--lapis)',
  small: 'var(--bronze)',
}

export function ribbon(size: string | null | undefined): string {
  return RIBBONS[size ?? ''] ?? 'var(--bronze)'
}

const OWN: Record<string, string> = {
  'money:florins': 'florin',
  'deck:persons': 'princes-pi-persons',
  'deck:bonus': 'princes-pi-bonus',
  'deck:prestige': 'princes-pi-prestige',
  'work:works': 'princes-pi-table',
}
const HEADS: Record<string, string> = {
  freedom: 'princes-freedom-',
  building: 'princes-wish-',
  landscape: 'princes-pi-',
  pile: 'princes-pi-',
  character: 'princes-',
  profession: 'princes-',
}

/** The id of a piece's small drawing. */
export function picture(label: string): string {
  const [kind = '', slug = ''] = label.split(':')
  return OWN[label] ?? (HEADS[kind] ? HEADS[kind] + slug : 'florin')
}

/** What the bonus and prestige cards look at, as pictograms; `most` have a crown. */
export const CONDITIONS: Record<string, { shows: string[]; crown?: true }> = {
  'each-building': { shows: ['building'] },
  'each-large-building': { shows: ['large'] },
  'medium-buildings-and-forests': { shows: ['medium', 'forest'] },
  'small-buildings-and-landscapes': { shows: ['small', 'landscape'] },
  'each-building-size': { shows: ['size'] },
  'each-landscape': { shows: ['landscape'] },
  'each-forest': { shows: ['forest'] },
  'each-lake': { shows: ['lake'] },
  'each-park': { shows: ['park'] },
  'each-freedom': { shows: ['freedom'] },
  'each-jester': { shows: ['jester'] },
  'jesters-and-freedoms': { shows: ['jester', 'freedom'] },
  'each-builder': { shows: ['builder'] },
  'builders-and-lakes': { shows: ['builder', 'lake'] },
  'each-prestige-card': { shows: ['prestige'] },
  'prestige-cards-and-freedoms': { shows: ['prestige', 'freedom'] },
  'each-kind-of-landscape': { shows: ['landscape_kind'] },
  'each-category': { shows: ['category'] },
  'cards-in-hand': { shows: ['hand'] },
  'cards-on-the-table': { shows: ['table'] },
  'most-buildings': { shows: ['building'], crown: true },
  'two-large-buildings': { shows: ['large'] },
  'fewest-empty-cells': { shows: ['empty'], crown: true },
  'all-landscapes': { shows: ['forest', 'lake', 'park'] },
  'most-landscapes': { shows: ['landscape'], crown: true },
  'most-forests': { shows: ['forest'], crown: true },
  'most-lakes': { shows: ['lake'], crown: true },
  'most-parks': { shows: ['park'], crown: true },
  'all-freedoms': { shows: ['freedom'] },
  'buildings-freedoms-works': { shows: ['building', 'freedom', 'table'] },
  'most-jesters': { shows: ['jester'], crown: true },
  'most-builders': { shows: ['builder'], crown: true },
  'builder-jester-landscapes': { shows: ['builder', 'jester', 'landscape'] },
  'most-works': { shows: ['table'], crown: true },
}

/** Words in lines of so many letters; what follows a colon only lists what is meant. */
export function lines(text: string, letters: number): string[] {
  const found: string[] = []
  for (const word of (text.split(':')[0] ?? '').split(' ')) {
    const last = found.at(-1)
    if (last !== undefined && last.length + word.length < letters) {
      found[found.length - 1] = `${last} ${word}`
    } else found.push(word)
  }
  return found
}
