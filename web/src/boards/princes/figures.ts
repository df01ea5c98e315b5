/** The drawings that only Florence needs, and how its pieces look. */

import type { Glyph } from '../../draw/glyphs'

const OWN: Record<string, Glyph> = {
  university: {
    fill: 'M24 4l20 10H4z',
    line: 'M6 17h36M11 21v16M19 21v16M29 21v16M37 21v16M6 41h36',
  },
  laboratory: { fill: 'M17 28h14l7 14H10z', line: 'M18 5h12M21 5v14L9 42h30L27 19V5' },
  workshop: {
    fill: 'M8 8h22l8 5-8 5H8z',
    line: 'M8 8h22l8 5-8 5H8zM18 18v24M24 18v24M18 42h6',
  },
  library: {
    fill: 'M7 8h9v32H7zM20 12h8v28h-8z',
    line: 'M7 8h9v32H7zM20 12h8v28h-8zM32 14l6-2 6 27-6 2zM4 43h40',
  },
  opera: {
    line: 'M13 7c-7 11-4 21 5 25h12c9-4 12-14 5-25M18 13v19M24 13v19M30 13v19M11 13h26M24 32v10M15 43h18',
  },
  studio: {
    fill: 'M24 8c12 0 20 7 20 15 0 6-5 8-9 7s-6 1-5 5-2 6-6 6C12 41 4 34 4 24S13 8 24 8z',
    line: 'M14 20a1 1 0 100 .1M24 15a1 1 0 100 .1M34 20a1 1 0 100 .1M13 30a1 1 0 100 .1',
  },
  hospital: { fill: 'M19 7h10v12h12v10H29v12H19V29H7V19h12z' },
  theatre: {
    fill: 'M9 7h30c1 17-3 33-15 35C12 40 8 24 9 7z',
    line: 'M15 18c2-3 5-3 7 0M26 18c2-3 5-3 7 0M16 27c5 7 11 7 16 0',
  },
  forest: {
    fill: 'M16 5l9 14h-5l7 13H5l7-13H7zM35 13l8 12h-4l5 11H26l5-11h-4z',
    line: 'M16 32v11M35 36v7',
  },
  lake: {
    line:
      'M4 15c5-5 9-5 14 0s9 5 14 0 8-5 12-1M4 26c5-5 9-5 14 0s9 5 14 0 8-5 12-1' +
      'M4 37c5-5 9-5 14 0s9 5 14 0 8-5 12-1',
  },
  park: {
    fill:
      'M11 15a8 8 0 110 16 8 8 0 010-16zM37 15a8 8 0 110 16 8 8 0 010-16z' +
      'M24 7c5 6 5 11 0 17-5-6-5-11 0-17z',
    line: 'M11 31v11M37 31v11M24 24v18M5 42h38',
  },
  travel: {
    fill: 'M24 9l5 15-5 15-5-15z',
    line: 'M24 4a20 20 0 110 40 20 20 0 010-40zM24 4v4M24 40v4M4 24h4M40 24h4',
  },
  religion: {
    fill: 'M24 4c6 7 6 12 0 15-6-3-6-8 0-15zM18 23h12v18H18z',
    line: 'M12 43h24M24 19v4M10 11l-4-3M38 11l4-3M9 18H4M39 18h5',
  },
  opinion: { fill: 'M41 5C22 7 12 19 10 36l9 1C34 34 42 23 41 5z', line: 'M6 44L30 17M19 44h22' },
  jester: {
    fill: 'M9 29C6 14 13 6 19 9c4 2 5 7 5 7s1-5 5-7c6-3 13 5 10 20z',
    line: 'M9 34h30M7 29a3 3 0 100 .1M41 29a3 3 0 100 .1M24 16V8M24 6a1 1 0 100 .1',
  },
  builder: { line: 'M24 5a4 4 0 100 8 4 4 0 000-8zM22 13L9 43M26 13l13 30M14 31c6 4 14 4 20 0' },
  recruiting: {
    fill: 'M5 11h38v26H5z',
    line: 'M5 11h38v26H5zM5 12l19 15 19-15M24 31a2 2 0 100 .1',
  },
  persons: { fill: 'M24 5a9 9 0 110 18 9 9 0 010-18zM7 44c1-11 7-17 17-17s16 6 17 17z' },
}

const COMMON: Record<string, string> = {
  tower: 'tower',
  chapel: 'church',
  landscape: 'field',
  prestige: 'crown',
  bonus: 'star',
  muse: 'laurel',
  cardinal: 'mitre',
  princess: 'lily',
  merchant: 'scale',
  professor: 'book',
  banker: 'purse',
}

const GREEN = 'light-dark(#4d7a2f, #8fc46a)'
const BLUE = 'light-dark(#3c7798, #86c1e4)'
const LIME = 'light-dark(#8a8a1f, #cfcf6a)'
const CLAY = 'light-dark(#a5553a, #dd9375)'
const OCHRE = 'light-dark(#a8801f, #e0bb5c)'
const STONE = 'light-dark(#75688c, #b8aad6)'
const ROSE = 'light-dark(#9a3f63, #e08fb0)'

const TINTS: Record<string, string> = {
  forest: GREEN,
  lake: BLUE,
  park: LIME,
  landscape: GREEN,
  jester: ROSE,
  builder: STONE,
  prestige: OCHRE,
  recruiting: CLAY,
}

/** Large, medium and small buildings differ in tint; name and outline say the same. */
export const SIZES: Record<string, string> = { large: CLAY, medium: OCHRE, small: STONE }

export function figure(slug: string): string | Glyph {
  return OWN[slug] ?? COMMON[slug] ?? 'scroll'
}

export function tint(slug: string, size: string | null = null): string {
  return (size && SIZES[size]) || TINTS[slug] || OCHRE
}
