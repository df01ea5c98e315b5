/** The drawings of the game: once in the document, used by id wherever it is played. */

import drawings from './sheet.svg?raw'

const ID = 'condottiere-sheet'

export function laySheet(): void {
  if (document.getElementById(ID)) return
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const hidden = { id: ID, width: '0', height: '0', 'aria-hidden': 'true', class: 'hidden' }
  for (const [key, value] of Object.entries(hidden)) sheet.setAttribute(key, value)
  sheet.innerHTML = drawings
  document.body.append(sheet)
}
