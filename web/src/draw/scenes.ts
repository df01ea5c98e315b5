/** The painted arches: a file for each game in `scenes/`, fetched when it is shown. */

const files = import.meta.glob<string>('./scenes/*.svg', { query: '?raw', import: 'default' })

export const SCENES = new Map(
  Object.entries(files).map(([path, load]) => [
    path.slice('./scenes/'.length, -'.svg'.length),
    load,
  ]),
)
