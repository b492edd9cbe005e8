/** A word of a text, lower case and without accents, with its place in the raw text. */
export interface TextWord {
  word: string
  /** Where it stands in the raw text, in UTF-16 units; `end` is the first unit after it. */
  start: number
  end: number
  /** The how-manieth word it is. Other readings of one word share it. */
  place: number
}

/** Longer words are cut: an index entry has its limit, and nobody types on. */
const LONGEST_WORD = 40

/** What is read of a query: as many characters, and as many words, as the search service reads. */
export const LONGEST_QUERY = 512
const MOST_QUERY_WORDS = 10

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** The text as it is looked for. A letter of two UTF-16 units that the cut would part goes: half of it can't be stored. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .slice(0, LONGEST_WORD)
    .replace(/[\ud800-\udbff]$/, '')

/**
 * Other starts at which people know a number of the North American plan: without the country, without the area
 * code, and by its last four digits.
 */
const phoneStarts = (raw: string, word: string, start: number): number[] =>
  /^1\d{10}$/.test(word) && raw[start - 1] === '+' ? [1, 4, 7] : []

/** Every word of a field's text. Letters, digits and accents make words, all else parts them. */
export function textWords(raw: string): TextWord[] {
  const words: TextWord[] = []
  let place = 0
  for (const { 0: found, index: start } of raw.matchAll(WORD)) {
    const word = plainText(found)
    if (word === '') continue
    const end = start + found.length
    words.push({ word, start, end, place })
    for (const skipped of phoneStarts(raw, word, start)) {
      words.push({ word: word.slice(skipped), start: start + skipped, end, place })
    }
    place += 1
  }
  return words
}

/** A text of digits and the marks between them, seven digits or more, is a telephone number: one word. */
function asPhone(text: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  return /^[\s+().\d-]+$/.test(text) && digits.length >= 7 ? digits : undefined
}

/** The words to look for, each once, in the order typed; none where the text holds neither letter nor digit. */
export function queryWords(text: string): string[] {
  const read = text.slice(0, LONGEST_QUERY)
  const phone = asPhone(read)
  if (phone !== undefined) return [plainText(phone)]
  const words = Array.from(read.matchAll(WORD), ([found]) => plainText(found)).filter(word => word !== '')
  // The last word may still be being typed, so it is the last mention of a word that counts.
  return words.filter((word, at) => words.lastIndexOf(word) === at).slice(0, MOST_QUERY_WORDS)
}
