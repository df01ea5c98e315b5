/** The illustrations of Principato: in the page once, from the moment its kit is loaded. */

import sheet from './sheet.svg?raw'

const ID = 'principato-sheet'

export function spreadSheet(): void {
  if (document.getElementById(ID)) return
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  drawn.id = ID
  drawn.setAttribute('width', '0')
  drawn.setAttribute('height', '0')
  drawn.setAttribute('aria-hidden', 'true')
  drawn.style.position = 'absolute'
  drawn.innerHTML = sheet
  document.body.append(drawn)
}
