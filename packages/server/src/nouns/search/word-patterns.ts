import { editsAllowed } from '@product/sdk/nouns/search'

/** A part of a word that stands at one of some places in it, counted from 0. */
export interface WordPart {
  text: string
  from: number
  to: number
  /** Whether the word may go on after it. */
  goesOn: boolean
  /** What the query word has before it, and in how many of these letters a word may differ there. */
  before: string
  edits: number
}

/** How words of the indexes are looked for; each takes in some of those that a query word can stand for. */
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

/** Without what begins with another of them. */
function shortest(beginnings: readonly string[]): string[] {
  const known = new Set(beginnings)
  return beginnings.filter(text => {
    for (let end = 1; end < text.length; end++) if (known.has(text.slice(0, end))) return false
    return true
  })
}

/** Every word that `word` with at most one edit stands for or, where `isPrefix`, is the beginning of. */
function oneEditOff(word: string, isPrefix: boolean): WordPatterns {
  if (!/^[a-z0-9]+$/.test(word)) {
    // A script with letters that can't all be tried.
    const patterns = withOneEdit(word, ANY).map(pattern => (isPrefix ? `${pattern}%` : pattern))
    return { ...NONE, patterns }
  }
  const edited = withOneEdit(word, LATIN)
  return isPrefix ? { ...NONE, beginnings: shortest(edited) } : { ...NONE, words: edited }
}

/**
 * How to find every word that a query word can stand for (`fitWord`), and some more.
 *
 * One edit is spelt out: hundreds of beginnings are looked up sooner than thousands of words compared. Of two edits
 * at most one is in the first half, which is spelt out; or both are, and then the second half is whole and stands at
 * most two places off; or one of them swaps the letters on both sides of the middle.
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
