/** How a query word fits a word of the text. */
export interface WordFit {
  /** 0 to 3. A typo at the first letter counts as two, since people rarely make it. */
  typos: number
  /** Letters of the text's word that the query word stands for. */
  length: number
  /** The whole word without a typo. */
  exact: boolean
}

/**
 * How many edits a query word may be off: none below 4 characters, one from 4, two from 8. Numbers are taken
 * literally: one digit off is another number.
 */
export function editsAllowed(queryWord: string): number {
  if (/^\p{N}+$/u.test(queryWord)) return 0
  if (queryWord.length >= 8) return 2
  return queryWord.length >= 4 ? 1 : 0
}

/**
 * Row by row Damerau-Levenshtein distance (a swap of neighbours is one edit) of the query to each beginning of the
 * word; undefined as soon as every beginning is further off than allowed.
 */
function distances(query: string, word: string, allowed: number): number[] | undefined {
  let before: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let row = 1; row <= query.length; row++) {
    const next = [row]
    let least = row
    for (let at = 1; at <= word.length; at++) {
      const same = query[row - 1] === word[at - 1]
      // Both rows hold an entry for each beginning of the word.
      let edits = Math.min(last[at - 1]! + (same ? 0 : 1), last[at]! + 1, next[at - 1]! + 1)
      if (row > 1 && at > 1 && query[row - 1] === word[at - 2] && query[row - 2] === word[at - 1]) {
        edits = Math.min(edits, before[at - 2]! + 1)
      }
      next.push(edits)
      if (edits < least) least = edits
    }
    // A swap reaches two rows back, so the last two must both be too far off.
    if (least > allowed && Math.min(...last) > allowed) return undefined
    before = last
    last = next
  }
  return last
}

/** The beginning of the word that the query comes closest to; the longest of several equally close. */
function closest(edits: readonly number[], from: number): number {
  let best = from
  for (let at = from; at < edits.length; at++) if (edits[at]! <= edits[best]!) best = at
  return best
}

/**
 * Whether a query word stands for a word of a text, or for its beginning where `isPrefix` (the word is still being
 * typed); undefined where it doesn't. Both are plain (lower case, no accents).
 */
export function fitWord(queryWord: string, word: string, isPrefix: boolean): WordFit | undefined {
  if (word === queryWord) return { typos: 0, length: word.length, exact: true }
  if (isPrefix && word.startsWith(queryWord)) return { typos: 0, length: queryWord.length, exact: false }
  const allowed = editsAllowed(queryWord)
  if (allowed === 0 || word.length < queryWord.length - allowed) return undefined
  if (!isPrefix && word.length > queryWord.length + allowed) return undefined
  const edits = distances(queryWord, word.slice(0, queryWord.length + allowed), allowed)
  if (edits === undefined) return undefined
  const length = closest(edits, isPrefix ? 1 : edits.length - 1)
  const off = edits[length]!
  if (off > allowed) return undefined
  return { typos: off + (queryWord[0] === word[0] ? 0 : 1), length, exact: false }
}
