/** Hands the text to the browser as a file to be saved. */
export function saveFile(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download may begin only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
