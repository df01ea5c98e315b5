/** The drawings of Signorie: once in the document, used everywhere by id. */

import sheet from './sheet.svg?raw'

const SVG = 'http://www.w3.org/2000/svg'
const ID = 'signorie-art'

/** Whatever draws with the sheet lays it out first; the second time nothing happens. */
export function layArt(): void {
  if (document.getElementById(ID)) return
  const art = document.createElementNS(SVG, 'svg')
  art.id = ID
  for (const [key, value] of Object.entries({ width: '0', height: '0', 'aria-hidden': 'true' }))
    art.setAttribute(key, value)
  art.style.position = 'absolute'
  art.innerHTML = sheet
  document.body.append(art)
}
