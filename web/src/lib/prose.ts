/** Plain texts of lessons: paragraphs, lists, headings, bold words, and rules that are cited. */

export type Piece =
  { kind: 'text'; text: string } | { kind: 'strong'; text: string } | { kind: 'rule'; text: string }

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; pieces: Piece[] }
  | { kind: 'list'; items: Piece[][] }

const MARKED = /\*\*(.+?)\*\*|\b([A-Z]{3}-\d{2,})\b/g

/** Blocks stand apart by an empty line; `## ` begins a heading, `- ` an item. */
export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(block)
}

function block(text: string): Block {
  if (text.startsWith('## ')) return { kind: 'heading', text: text.slice(3) }
  if (!text.startsWith('- ')) return { kind: 'paragraph', pieces: pieces(flow(text)) }
  const items = text.slice(2).split(/\n\s*- /)
  return { kind: 'list', items: items.map((item) => pieces(flow(item))) }
}

function flow(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ')
}

export function pieces(text: string): Piece[] {
  const found: Piece[] = []
  let from = 0
  for (const match of text.matchAll(MARKED)) {
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) })
    const [whole, strong, rule] = match
    found.push(strong ? { kind: 'strong', text: strong } : { kind: 'rule', text: rule ?? whole })
    from = match.index + whole.length
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) })
  return found
}
