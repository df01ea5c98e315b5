/** Words: the same Fluent catalogues as the rules and the service use. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings, type Language } from './settings.svelte'

type Catalogue = () => Promise<string>

const files = import.meta.glob<string>('../../../src/quattrocento/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, Catalogue>

const CATALOGUES = new Map<string, Catalogue>(
  Object.entries(files).map(([path, load]) => {
    const [language, file] = path.split('/').slice(-2) as [string, string]
    return [`${language}/${file.replace('.ftl', '')}`, load]
  }),
)

export type Given = Record<string, FluentVariable>

export class Words {
  language = $state<Language>('en')
  private bundle: FluentBundle
  /** Bumped with every new catalogue, so that whatever was said is said again. */
  private edition = $state(0)
  private wanted = ['common', 'web']

  constructor() {
    this.bundle = new FluentBundle('en', { useIsolating: false })
  }

  /** Switch to a language; the page keeps the old one until the new one is there. */
  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false })
    let filled: string[] = []
    for (;;) {
      // What is learnt meanwhile belongs to the new language, too.
      const name = this.wanted.find((one) => !filled.includes(one))
      if (name === undefined) break
      filled = [...filled, name]
      await fill(bundle, language, name)
    }
    if (settings.language !== language) return
    this.bundle = bundle
    this.language = language
    this.edition += 1
  }

  /** Add a catalogue. Games share some keys: the one learnt last is the one that is meant. */
  async learn(name: string): Promise<void> {
    if (this.wanted.at(-1) === name) return
    this.wanted = [...this.wanted.filter((one) => one !== name), name]
    await fill(this.bundle, this.language, name)
    this.edition += 1
  }

  has(key: string): boolean {
    return this.edition >= 0 && this.bundle.hasMessage(key)
  }

  say(key: string, given: Given = {}): string {
    const message = this.edition >= 0 ? this.bundle.getMessage(key) : undefined
    if (!message?.value) return this.edition > 0 ? key : ''
    return this.bundle.formatPattern(message.value, given, [])
  }

  /** The name of a piece by its label `card:m10`; a label without a name is shown as it is. */
  piece(label: string): string {
    const key = label.replace(':', '-')
    return this.has(key) ? this.say(key) : (label.split(':')[1] ?? label)
  }

  /** A form of a piece's name, such as the text of a goal. */
  form(label: string, name: string): string {
    const message = this.bundle.getMessage(label.replace(':', '-'))
    const pattern = this.edition >= 0 ? message?.attributes[name] : undefined
    return pattern ? this.bundle.formatPattern(pattern, {}, []) : ''
  }
}

async function fill(bundle: FluentBundle, language: string, name: string): Promise<void> {
  const load = CATALOGUES.get(`${language}/${name}`)
  if (load) bundle.addResource(new FluentResource(await load()), { allowOverrides: true })
}

export const words = new Words()
export const t = (key: string, given: Given = {}): string => words.say(key, given)
