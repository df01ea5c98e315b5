/** The game that the page is about, for links and tooltips. */

export const game = $state({ key: '' })
