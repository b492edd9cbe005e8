/** Saves a file of the server's on the user's machine. Throws where it can't be had: a plain link would not tell. */
export async function downloadFile({ name, url }: { name: string; url: string }): Promise<void> {
  const response = await fetch(url, { credentials: 'include' })
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it by the next turn.
  setTimeout(() => URL.revokeObjectURL(address))
}
