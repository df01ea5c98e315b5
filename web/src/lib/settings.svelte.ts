/** What a reader prefers, kept in this browser. */

import { SPEEDS, type Speed } from './pace'
import type { components } from './schema'

/** Python declares the languages, in `text/words.py`. */
export type Language = NonNullable<components['schemas']['NewPerson']['language']>
export type Theme = 'auto' | 'light' | 'dark'

export const THEMES: Theme[] = ['auto', 'light', 'dark']

const folders = Object.keys(import.meta.glob('../../../src/quattrocento/locales/*/common.ftl'))

/** The languages that have catalogues, each with its own name for itself. */
export const LANGUAGES = Object.fromEntries(
  folders.map((path) => path.split('/').at(-2) as Language).map((code) => [code, ownName(code)]),
) as Record<Language, string>

function ownName(code: Language): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

interface Kept {
  language: Language
  theme: Theme
  speed: Speed
  motion: boolean
  sound: boolean
  notices: boolean
  confirm: boolean
  /** No Confirm where the move can be taken back anyway. */
  lenient: boolean
  /** The only move that is open plays itself, among people too. */
  forced: boolean
  text: boolean
}

const KEY = 'quattrocento'

function preferred(): Language {
  const wanted = navigator.languages.map((code) => code.slice(0, 2))
  return (wanted.find((code) => code in LANGUAGES) as Language | undefined) ?? 'en'
}

const DEFAULTS: Kept = {
  language: preferred(),
  theme: 'auto',
  speed: 'normal',
  motion: true,
  // A phone is quiet until one wants to hear it.
  sound: !matchMedia('(pointer: coarse)').matches,
  notices: false,
  confirm: true,
  lenient: false,
  forced: false,
  text: false,
}

function remembered(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
  } catch {
    return {}
  }
}

export const settings: Kept = $state({ ...DEFAULTS, ...remembered() })

/** Told whenever something is set, to keep it elsewhere too. */
export const listeners: (() => void)[] = []

export function keep<K extends keyof Kept>(key: K, value: Kept[K]): void {
  settings[key] = value
  store()
  for (const tell of listeners) tell()
}

/** What goes along to other devices: all but what only this browser can allow. */
export function portable(): Record<string, string | boolean> {
  return Object.fromEntries(Object.entries(settings).filter(([key]) => key !== 'notices'))
}

/** Take over what was set on another device, as far as it is known here. */
export function adopt(found: Record<string, unknown>): void {
  const choices: Record<string, string[]> = {
    language: Object.keys(LANGUAGES),
    theme: THEMES,
    speed: SPEEDS,
  }
  for (const [key, value] of Object.entries(found)) {
    const before = settings[key as keyof Kept]
    const fits = typeof value === 'string' ? choices[key]?.includes(value) : true
    if (typeof value === typeof before && fits) Object.assign(settings, { [key]: value })
  }
  store()
}

function store(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays; the choice then lasts for this visit.
  }
}

/** Whether pieces may travel: wanted here, and not declined in the system. */
export function moves(): boolean {
  return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
