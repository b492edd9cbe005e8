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
 * literally: one digit off is another number; and so are words with letters of two UTF-16 units, which the database
 * counts otherwise than we do.
 */
export function editsAllowed(queryWord: string): number {
  if (/^\p{N}+$/u.test(queryWord) || /[\ud800-\udfff]/.test(queryWord)) return 0
  if (queryWord.length >= 8) return 2
  return queryWord.length >= 4 ? 1 : 0
}

/** The beginning of the word that the query comes closest to; the longest of several equally close. */
function closest(edits: Uint8Array, from: number, to: number): number {
  let best = from
  // Every place from 0 to the length of the word has its number of edits.
  for (let at = from; at <= to; at++) if (edits[at]! <= edits[best]!) best = at
  return best
}

/**
 * Damerau-Levenshtein distance (a swap of neighbours is one edit) of the query to each beginning of the word, row by
 * row in three rows that are used again and again: a search compares with thousands of words. Undefined as soon as
 * every beginning is further off than allowed.
 */
function distances(query: string, allowed: number) {
  const width = query.length + allowed + 1
  const empty = Uint8Array.from({ length: width }, (_, at) => at)
  let [before, last, next] = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)]

  return (word: string): Uint8Array | undefined => {
    const end = Math.min(word.length, width - 1)
    last.set(empty)
    let leastBefore = 0
    for (let row = 1; row <= query.length; row++) {
      const letter = query.charCodeAt(row - 1)
      const earlier = query.charCodeAt(row - 2)
      next[0] = row
      let least = row
      for (let at = 1; at <= end; at++) {
        const other = word.charCodeAt(at - 1)
        // Rows are wide enough for every place up to `end`.
        let edits = last[at - 1]! + (letter === other ? 0 : 1)
        if (last[at]! < edits) edits = last[at]! + 1
        if (next[at - 1]! < edits) edits = next[at - 1]! + 1
        if (row > 1 && at > 1 && letter === word.charCodeAt(at - 2) && earlier === other) {
          edits = Math.min(edits, before[at - 2]! + 1)
        }
        next[at] = edits
        if (edits < least) least = edits
      }
      // A swap reaches two rows back, so both rows must be too far off.
      if (least > allowed && leastBefore > allowed) return undefined
      leastBefore = least
      ;[before, last, next] = [last, next, before]
    }
    return last
  }
}

/**
 * Says of words whether a query word stands for them, or for their beginning where `isPrefix` (the word is still
 * being typed), and how; undefined where it doesn't. All words are plain (lower case, no accents).
 */
export function wordFitter(queryWord: string, isPrefix: boolean): (word: string) => WordFit | undefined {
  const allowed = editsAllowed(queryWord)
  const editsOf = distances(queryWord, allowed)
  return word => {
    if (word === queryWord) return { typos: 0, length: word.length, exact: true }
    if (isPrefix && word.startsWith(queryWord)) return { typos: 0, length: queryWord.length, exact: false }
    const longer = word.length - queryWord.length
    if (allowed === 0 || longer < -allowed || (!isPrefix && longer > allowed)) return undefined
    const edits = editsOf(word)
    if (edits === undefined) return undefined
    const end = Math.min(word.length, queryWord.length + allowed)
    const length = closest(edits, isPrefix ? 1 : end, end)
    // `closest` answers with one of the places.
    const off = edits[length]!
    if (off > allowed) return undefined
    return { typos: off + (queryWord[0] === word[0] ? 0 : 1), length, exact: false }
  }
}

/** The same for a single word. */
export const fitWord = (queryWord: string, word: string, isPrefix: boolean): WordFit | undefined =>
  wordFitter(queryWord, isPrefix)(word)
