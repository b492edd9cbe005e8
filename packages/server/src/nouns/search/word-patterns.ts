import { editsAllowed } from '@product/sdk/nouns/search'

/** Takes in words that hold `text` at a place between `from` and `to`, counted from 0. */
export interface WordPart {
  text: string
  from: number
  to: number
  /** Whether more letters may follow it. */
  goesOn: boolean
  /** The query word's letters before it. At most `edits` different ones of them may be missing from the word there. */
  before: string
  edits: number
}

/** What the database is asked for: every indexed word that fits at least one of these. */
export interface WordPatterns {
  /** Whole words. */
  words: string[]
  /** Beginnings of words. */
  beginnings: string[]
  /** LIKE patterns. Plain words hold letters and digits only, so nothing needs escaping. */
  patterns: string[]
  parts: WordPart[]
}

const NONE: WordPatterns = { words: [], beginnings: [], patterns: [], parts: [] }

const LATIN = 'abcdefghijklmnopqrstuvwxyz0123456789'
const ANY = '_'

/**
 * A word as it is and, for each of its places, with one edit there: a letter wrong, missing, too many, or swapped
 * with the next. `letters` are tried where any letter may stand.
 */
function withOneEdit(word: string, letters: string): string[] {
  const edited = new Set([word])
  for (let at = 0; at < word.length; at++) {
    const [before, letter, after] = [word.slice(0, at), word[at], word.slice(at + 1)]
    for (const other of letters) edited.add(before + other + after).add(before + other + letter + after)
    edited.add(before + after)
    if (after !== '') edited.add(before + after[0] + letter + after.slice(1))
  }
  for (const other of letters) edited.add(word + other)
  return [...edited]
}

/** Leaves out each beginning that a shorter one of the list already covers. */
function shortest(beginnings: readonly string[]): string[] {
  const known = new Set(beginnings)
  return beginnings.filter(text => {
    for (let end = 1; end < text.length; end++) if (known.has(text.slice(0, end))) return false
    return true
  })
}

/** Words that differ from `word` by at most one edit; where `isPrefix`, also words that begin with such a word. */
function oneEditOff(word: string, isPrefix: boolean): WordPatterns {
  if (!/^[a-z0-9]+$/.test(word)) {
    // Other scripts have too many letters to try each: `_` stands for any of them.
    const patterns = withOneEdit(word, ANY).map(pattern => (isPrefix ? `${pattern}%` : pattern))
    return { ...NONE, patterns }
  }
  const edited = withOneEdit(word, LATIN)
  return isPrefix ? { ...NONE, beginnings: shortest(edited) } : { ...NONE, words: edited }
}

/**
 * Patterns that take in every word that `fitWord` accepts for the query word, and a few that it then refuses.
 *
 * One edit: all spellings with it are listed, since looking up hundreds of beginnings is faster than comparing
 * thousands of words. Two edits fall into one of three cases, by the halves of the word:
 * 1. at most one is in the first half: all spellings of the first half with one edit are listed, as beginnings;
 * 2. both are in the first half: the second half is unchanged, and moved by at most two places;
 * 3. one swaps the two letters on both sides of the middle: the second half begins with the swapped letter.
 */
export function wordPatterns(queryWord: string, isPrefix: boolean): WordPatterns {
  const edits = editsAllowed(queryWord)
  if (edits === 0) {
    return isPrefix ? { ...NONE, beginnings: [queryWord] } : { ...NONE, words: [queryWord] }
  }
  if (edits === 1) return oneEditOff(queryWord, isPrefix)
  const middle = Math.floor(queryWord.length / 2)
  const second = queryWord.slice(middle)
  const swapped = queryWord.slice(middle, middle + 1) + queryWord.slice(middle - 1, middle) + second.slice(1)
  return {
    ...oneEditOff(queryWord.slice(0, middle), true),
    parts: [
      {
        text: second,
        from: middle - 2,
        to: middle + 2,
        goesOn: isPrefix,
        before: queryWord.slice(0, middle),
        edits: 2,
      },
      {
        text: swapped,
        from: middle - 2,
        to: middle,
        goesOn: isPrefix,
        before: queryWord.slice(0, middle - 1),
        edits: 1,
      },
    ],
  }
}
