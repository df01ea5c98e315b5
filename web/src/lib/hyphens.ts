/** Where long words may be broken: compounds of German, which browsers often cannot part. */
export function soft(name: string): string {
  return name.replace(/(?<=\p{L}{3})(?=freiheit|karten?$|schaft$|torium$)/u, '\u00ad')
}
