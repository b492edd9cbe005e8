/** One or two letters for a name: the first of its first and last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters
    .map(word => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
