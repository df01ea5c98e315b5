/**
 * The figures on cards, tiles and crests: our own drawings on a field of 48 by 48.
 * `fill` is painted, `line` is drawn with the pen.
 */

export interface Glyph {
  fill?: string
  line?: string
}

export const GLYPHS: Record<string, Glyph> = {
  sword: { fill: 'M34 6l6-2-2 6-19 21-4-4z', line: 'M11 26l11 11M17 31l-9 9M6 38l4 4' },
  scarecrow: {
    fill: 'M18 12a6 6 0 1112 0 6 6 0 01-12 0zM13 5h22l-4 4H17zM17 21h14l3 14H14z',
    line: 'M24 18v27M7 22h34M7 22l-3 5M41 22l3 5M10 22l-1 6M38 22l1 6',
  },
  drum: {
    fill: 'M9 19c0-4 7-6 15-6s15 2 15 6-7 6-15 6-15-2-15-6z',
    line: 'M9 19v15c0 4 7 7 15 7s15-3 15-7V19M11 24l6 15 7-14 7 14 6-15M30 15L43 5M18 15L5 5',
  },
  mitre: {
    fill: 'M24 4c8 6 12 13 11 22H13C12 17 16 10 24 4z',
    line: 'M12 30h24M12 35h24M24 10v14M19 17h10M17 36l-3 8M31 36l3 8',
  },
  flag: { fill: 'M14 7c8-5 13 4 24-1v19c-11 5-16-4-24 1z', line: 'M12 4v40M7 44h10' },
  snow: {
    line:
      'M24 4v40M7 14l34 20M41 14L7 34M24 12l-5-5M24 12l5-5M24 36l-5 5M24 36l5 5' +
      'M14 18l-7 1M14 18l-2-7M34 30l7-1M34 30l2 7M34 18l7 1M34 18l2-7M14 30l-7-1M14 30l-2 7',
  },
  laurel: {
    fill:
      'M24 12a7 7 0 110 14 7 7 0 010-14zM12 43c1-9 6-14 12-14s11 5 12 14z' +
      'M17 10l2-6 5 4 5-4 2 6z',
    line: 'M9 14c-4 8-4 16 1 23M39 14c4 8 4 16-1 23M7 20l-4-3M6 27l-4-1M8 33l-4 2M41 20l4-3M42 27l4-1M40 33l4 2',
  },
  helmet: {
    fill: 'M10 28c0-13 6-20 14-20s14 7 14 20v12H28V30h-8v10H10z',
    line: 'M24 8V3M20 5c6-5 12-3 14 2M16 24h16',
  },
  pike: {
    fill: 'M20 14a5 5 0 1110 0 5 5 0 01-10 0zM17 44V28c0-5 3-8 8-8s8 3 8 8v16z',
    line: 'M10 44V10M10 3l-3 8h6zM16 8h18M10 30l7 1',
  },
  catapult: {
    fill: 'M8 33h30v5H8zM30 10a5 5 0 1110 0 5 5 0 01-10 0z',
    line: 'M14 41a4 4 0 100 .1M32 41a4 4 0 100 .1M14 33l8-16M22 17l13-7M26 33l-4-16M10 30l25-19',
  },
  wheat: {
    fill:
      'M24 4c3 3 3 6 0 9-3-3-3-6 0-9zM17 11c4 0 6 3 6 7-4 0-6-3-6-7zM31 11c-4 0-6 3-6 7 4 0 6-3 6-7z' +
      'M17 20c4 0 6 3 6 7-4 0-6-3-6-7zM31 20c-4 0-6 3-6 7 4 0 6-3 6-7z',
    line: 'M24 12v32M24 36c-5 0-8 3-9 7M24 36c5 0 8 3 9 7',
  },
  field: {
    line: 'M4 40c8-9 32-9 40 0M8 33c8-6 24-6 32 0M13 26c6-4 16-4 22 0M24 22V8M24 8l-5 5M24 8l5 5M24 14l-5 5M24 14l5 5',
  },
  farm: {
    fill: 'M6 24L20 12l14 12v18H6z',
    line: 'M4 25L20 11l16 14M16 42V31h8v11M36 42V22h8v20M34 22h12M36 30h8M36 36h8',
  },
  palazzo: {
    fill: 'M8 14h32v28H8z',
    line: 'M6 14h36M10 8h28l4 6H6zM14 20v7M24 20v7M34 20v7M14 33v9M34 33v9M21 42V33h6v9',
  },
  bank: { fill: 'M24 4l20 11H4zM6 38h36v6H6z', line: 'M10 18v18M19 18v18M29 18v18M38 18v18' },
  coin: {
    fill: 'M24 6a18 18 0 110 36 18 18 0 010-36z',
    line: 'M24 6a18 18 0 110 36 18 18 0 010-36zM24 12a12 12 0 110 24 12 12 0 010-24z',
  },
  favour: {
    fill: 'M24 6l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z',
    line: 'M24 2v3M24 38v6M6 20H2M46 20h-4M10 36l-3 3M38 36l3 3',
  },
  sickle: { line: 'M12 44l8-12M20 32C10 22 14 8 30 5c-8 6-8 17 0 22 6 3 11 1 13-3-1 9-12 16-23 8' },
  scale: {
    line: 'M24 6v34M14 42h20M8 12h32M8 12L3 27h10zM40 12l-5 15h10zM3 27c0 5 10 5 10 0M35 27c0 5 10 5 10 0',
  },
  purse: {
    fill: 'M16 16h16c8 8 12 28-8 28S8 24 16 16z',
    line: 'M16 16h16M18 15l-4-9c6 2 14 2 20 0l-4 9M24 24v12M20 27h6M22 33h6',
  },
  column: {
    fill: 'M18 14h12v24H18z',
    line: 'M12 6h24M14 10h20M22 14v24M26 14v24M12 42h24M15 38h18',
  },
  book: {
    fill: 'M24 12c-6-5-13-5-19-3v29c6-2 13-2 19 3z',
    line: 'M24 12c6-5 13-5 19-3v29c-6-2-13-2-19 3zM29 17c3-2 7-2 10-1M29 24c3-2 7-2 10-1M29 31c3-2 7-2 10-1',
  },
  painting: {
    fill: 'M14 34l7-10 5 6 4-4 5 8z',
    line: 'M5 7h38v34H5zM11 13h26v22H11zM29 19a2 2 0 100 .1',
  },
  church: {
    fill: 'M14 24l10-9 10 9v18H14z',
    line: 'M24 15V4M20 8h8M14 27L4 32v10h40V32l-10-5M21 42v-9h6v9',
  },
  wall: {
    fill: 'M4 18h8v-6h6v6h12v-6h6v6h8v24H4z',
    line: 'M4 26h40M4 34h40M14 18v8M34 18v8M24 26v8M14 34v8M34 34v8',
  },
  swords: { line: 'M8 6l28 30M40 6L12 36M30 38l8-8M18 38l-8-8M36 36l6 6M12 36l-6 6' },
  crown: { fill: 'M6 36l-2-22 11 9 9-15 9 15 11-9-2 22z', line: 'M6 42h36' },
  lily: {
    fill:
      'M24 4c6 7 6 13 2 19 4-4 10-5 13 0 3 6-1 12-8 10 2-3 1-5-1-5-3 0-4 5-4 12h-4c0-7-1-12-4-12-2 0-3 2-1 5' +
      '-7 2-11-4-8-10 3-5 9-4 13 0-4-6-4-12 2-19zM14 40h20v4H14z',
  },
  tower: { fill: 'M14 44V20h-3V6h5v5h5V6h6v5h5V6h5v14h-3v24h-7V33h-6v11z' },
  star: { fill: 'M24 3l5 14 15 1-12 9 5 15-13-9-13 9 5-15-12-9 15-1z' },
  sun: {
    fill: 'M24 14a10 10 0 110 20 10 10 0 010-20z',
    line: 'M24 3v7M24 38v7M3 24h7M38 24h7M9 9l5 5M34 34l5 5M39 9l-5 5M14 34l-5 5',
  },
  key: { fill: 'M24 4a9 9 0 014 17v16h6v5h-6v3h-8V21a9 9 0 014-17zm0 5a4 4 0 100 8 4 4 0 000-8z' },
  crescent: {
    fill: 'M32 6a19 19 0 100 36 15 15 0 110-36zM36 16l2 5 5 1-4 3 1 6-4-3-5 3 2-6-4-3 5-1z',
  },
  keep: { fill: 'M10 10h28v30H10z', line: 'M16 18h16M16 25h16M16 32h10' },
  ring: {
    fill: 'M18 4h12l4 6-10 9-10-9z',
    line: 'M24 18a13 13 0 110 26 13 13 0 010-26z',
  },
  cradle: {
    fill: 'M6 22h36c0 9-5 15-12 15H18C11 37 6 31 6 22z',
    line: 'M8 42c8 4 24 4 32 0M6 22c0-9 6-15 15-15v15M16 37l-3 5M32 37l3 5',
  },
  stairs: { fill: 'M6 36h9v-8h9v-8h9v-8h9v32H6z', line: 'M8 24L26 6M26 6h-8M26 6v8' },
  letter: {
    fill: 'M5 12h38v26H5z',
    line: 'M5 12l19 15 19-15M5 38l14-15M43 38L29 23M5 12h38v26H5z',
  },
  helper: {
    fill: 'M17 12a7 7 0 1114 0 7 7 0 01-14 0zM10 42c0-12 5-19 14-19s14 7 14 19z',
    line: 'M14 8h20M24 23v19',
  },
  scroll: {
    fill: 'M12 8h26v28H12z',
    line: 'M12 8c-6 0-6 8 0 8M38 36c6 0 6 8 0 8H14c-5 0-5-8 0-8M18 16h14M18 22h14M18 28h9',
  },
}

/** The bearings of the six seats: told apart by figure and by the parting of the shield. */
export const BEARINGS = ['lily', 'tower', 'star', 'sun', 'key', 'crescent'] as const
