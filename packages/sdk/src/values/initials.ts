/** The first letters of the first and the last word, for any script: `Ana María Ruiz` gives `AR`. */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const [first = '', ...rest] = words
  return [first, rest.at(-1) ?? '']
    .map(word => /^./u.exec(word)?.[0] ?? '')
    .join('')
    .toUpperCase()
}
