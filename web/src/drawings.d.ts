declare module '*.toml' {
  const data: Record<string, unknown>
  export default data
}
declare module '*.svg?raw' {
  const drawing: string
  export default drawing
}
