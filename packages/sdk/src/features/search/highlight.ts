import { fieldText, type SearchRecord } from '../../nouns/search/search-matching'
import { plainText, type TextWord, textWords } from '../../nouns/search/search-words'
import { wordFitter } from '../../nouns/search/word-typos'

export interface HighlightTags {
  pre: string
  post: string
}

export interface Highlight {
  /** The raw text with the tags around what was found. Whoever shows it must escape it. */
  value: string
  /** All words of the query, some, or none. */
  matchLevel: 'none' | 'partial' | 'full'
  /** Query words found, in the order of the query. */
  matchedWords: string[]
  /** Whether nothing but marked words and what lies between them is in the text; absent where nothing is. */
  fullyHighlighted?: boolean
}

export const DEFAULT_TAGS: HighlightTags = { pre: '<em>', post: '</em>' }

type Range = [start: number, end: number]

/** The end, in the raw text, of a word's first letters; an accent stays with its letter. */
function endOfLetters(raw: string, { word, start, end }: TextWord, length: number): number {
  if (length >= word.length) return end
  let letters = 0
  let at = start
  for (const character of raw.slice(start, end)) {
    const plain = plainText(character)
    if (letters >= length && plain !== '') break
    letters += plain.length
    at += character.length
  }
  return at
}

function joined(ranges: readonly Range[]): Range[] {
  const whole: Range[] = []
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = whole.at(-1)
    if (last && start < last[1]) last[1] = Math.max(last[1], end)
    else whole.push([start, end])
  }
  return whole
}

function tagged(raw: string, ranges: readonly Range[], { pre, post }: HighlightTags): string {
  let text = ''
  let at = 0
  for (const [start, end] of ranges) {
    text += raw.slice(at, start) + pre + raw.slice(start, end) + post
    at = end
  }
  return text + raw.slice(at)
}

/** What of a text answers the query's words. */
export function highlightText(raw: string, query: readonly string[], tags: HighlightTags): Highlight {
  const ranges: Range[] = []
  const found = new Set<string>()
  const words = textWords(raw)
  for (const [index, word] of query.entries()) {
    const fitOf = wordFitter(word, index === query.length - 1)
    for (const at of words) {
      const fit = fitOf(at.word)
      if (fit === undefined) continue
      found.add(word)
      ranges.push([at.start, endOfLetters(raw, at, fit.length)])
    }
  }
  if (found.size === 0) return { value: raw, matchLevel: 'none', matchedWords: [] }
  const whole = joined(ranges)
  const isMarked = ({ start, end }: TextWord) => whole.some(([from, to]) => from <= start && end <= to)
  return {
    value: tagged(raw, whole, tags),
    matchLevel: query.every(word => found.has(word)) ? 'full' : 'partial',
    matchedWords: query.filter(word => found.has(word)),
    fullyHighlighted: words.every(isMarked),
  }
}

/** The searched fields of a record that hold text, each with what was found in it. */
export function highlightRecord(
  record: SearchRecord,
  fields: readonly string[],
  query: readonly string[],
  tags: HighlightTags,
): Record<string, Highlight> {
  return Object.fromEntries(
    fields
      .filter(field => fieldText(record, field) !== '')
      .map(field => [field, highlightText(fieldText(record, field), query, tags)]),
  )
}
