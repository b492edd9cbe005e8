import { type TextWord, textWords } from './search-words'
import { type WordFit, wordFitter } from './word-typos'

/** A record of an index: the searched fields are text, or null where nothing is known. */
export type SearchRecord = Readonly<Record<string, unknown>>

/** Where a query word was found. */
export interface WordMatch {
  fit: WordFit
  /** The field, by its rank among the searched ones, and the word in its text. */
  field: number
  at: TextWord
}

/** How well a record answers a query. Fewer is better, but for `exact`. */
export interface Rank {
  typos: number
  /** Words between neighbours of the query, summed; 8 at most for each pair, and for a pair in two fields. */
  proximity: number
  /** The most telling field with a hit. */
  field: number
  /** Query words found whole and without a typo. */
  exact: number
}

const FARTHEST = 8

export const fieldText = (record: SearchRecord, field: string): string => {
  const value = record[field]
  return typeof value === 'string' ? value : ''
}

/** Every place where a query word is found; `isLast` makes it a prefix, as only the word being typed is one. */
function matchesOf(queryWord: string, isLast: boolean, texts: readonly TextWord[][]): WordMatch[] {
  const fitOf = wordFitter(queryWord, isLast)
  return texts.flatMap((words, field) =>
    words.flatMap(at => {
      const fit = fitOf(at.word)
      return fit ? [{ fit, field, at }] : []
    }),
  )
}

/** What each field further down costs, in `matchCost`. */
export const FIELD_COST = 10

/** Fewest typos, then the most telling field, then a whole word. The server ranks single words by the same number. */
export const matchCost = ({ typos, exact }: Pick<WordFit, 'typos' | 'exact'>, field: number): number =>
  typos * 1000 + field * FIELD_COST + (exact ? 0 : 1)

const costOf = ({ fit, field }: WordMatch): number => matchCost(fit, field)

function distance(left: readonly WordMatch[], right: readonly WordMatch[]): number {
  let least = FARTHEST
  for (const one of left) {
    for (const other of right) {
      if (one.field !== other.field) continue
      const apart = other.at.place - one.at.place
      // The wrong way round is a step further.
      least = Math.min(least, apart > 0 ? apart : 1 - apart)
    }
  }
  return least
}

/**
 * How well a record answers the query's words, or undefined where a word is found nowhere: all must match.
 * Only the last word may be the beginning of a word. Spec: client dashboard, 2; domain facts, "Search".
 */
export function rankRecord(
  query: readonly string[],
  record: SearchRecord,
  fields: readonly string[],
): Rank | undefined {
  if (query.length === 0) return undefined
  const texts = fields.map(field => textWords(fieldText(record, field)))
  const rank: Rank = { typos: 0, proximity: 0, field: fields.length, exact: 0 }
  let earlier: readonly WordMatch[] | undefined
  for (const [index, word] of query.entries()) {
    const matches = matchesOf(word, index === query.length - 1, texts)
    const [firstMatch, ...others] = matches
    if (firstMatch === undefined) return undefined
    const best = others.reduce((kept, match) => (costOf(match) < costOf(kept) ? match : kept), firstMatch)
    rank.typos += best.fit.typos
    rank.field = Math.min(rank.field, best.field)
    rank.exact += best.fit.exact ? 1 : 0
    if (earlier) rank.proximity += distance(earlier, matches)
    earlier = matches
  }
  return rank
}

/** The order of hits: typos, proximity, field, exact words. Equal ranks keep the order of their ids. */
export const compareRanks = (a: Rank, b: Rank): number =>
  a.typos - b.typos || a.proximity - b.proximity || a.field - b.field || b.exact - a.exact
