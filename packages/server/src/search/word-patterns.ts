import { editsAllowed } from '@product/sdk/search'

const ANY = '_'

/** Without what another pattern takes in by being its beginning. */
function distinct(patterns: readonly string[]): string[] {
  const open = patterns.filter(pattern => pattern.endsWith('%')).map(pattern => pattern.slice(0, -1))
  return [...new Set(patterns)].filter(
    pattern => !open.some(start => pattern.startsWith(start) && pattern !== `${start}%`),
  )
}

/** The word, and with one edit at each of its places: a letter wrong, missing, too many, or swapped with the next. */
function withinOneEdit(word: string): string[] {
  const patterns = [word, word + ANY]
  for (let at = 0; at < word.length; at++) {
    const [before, letter, after] = [word.slice(0, at), word[at], word.slice(at + 1)]
    patterns.push(before + ANY + after, before + ANY + letter + after, before + after)
    if (after !== '') patterns.push(before + after[0] + letter + after.slice(1))
  }
  return patterns
}

/**
 * LIKE patterns that between them take in every word that a query word can stand for (`fitWord`), and some more.
 * Plain words hold letters and digits only, so nothing needs escaping.
 *
 * One edit is spelt out. Of two edits, either at most one falls into the first half, which is spelt out as a
 * beginning; or both do, and then the second half is whole but for its first letter, which a swap across the middle
 * may have taken along.
 */
export function wordPatterns(queryWord: string, isPrefix: boolean): string[] {
  const edits = editsAllowed(queryWord)
  const end = isPrefix ? '%' : ''
  if (edits === 0) return [queryWord + end]
  if (edits === 1) return distinct(withinOneEdit(queryWord).map(pattern => pattern + end))
  const middle = Math.floor(queryWord.length / 2)
  const beginnings = withinOneEdit(queryWord.slice(0, middle)).map(pattern => `${pattern}%`)
  return distinct([...beginnings, `%${queryWord.slice(middle + 1)}%`])
}
