/** Names in what one says: `@Anna`. The service finds them; here they are completed. */

/** What is written of a name before the cursor, or null where none is begun. */
export function nameBegun(text: string, at: number): string | null {
  const found = /(?:^|\s)@([^@]{0,24})$/u.exec(text.slice(0, at))
  return found?.[1] ?? null
}

/** The names that begin so, each once. */
export function fitting(names: string[], begun: string): string[] {
  const start = begun.toLocaleLowerCase()
  return [...new Set(names)].filter((name) => name.toLocaleLowerCase().startsWith(start))
}

/** The text with a name in place of what was written of it. */
export function completed(text: string, at: number, name: string): string {
  const before = text.slice(0, at).replace(/@[^@]*$/u, `@${name} `)
  return before + text.slice(at).trimStart()
}
