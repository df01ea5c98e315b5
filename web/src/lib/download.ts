/** Give the reader something as a file. */
export function download(name: string, content: unknown): void {
  const text = JSON.stringify(content, null, 2)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
