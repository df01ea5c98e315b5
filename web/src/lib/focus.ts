/** Whose a key is. */

/** Whether a key belongs to what has the focus, such as a field to write in. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  return /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || event.ctrlKey || event.metaKey
}
