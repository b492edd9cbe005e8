import { ApiError } from '@product/sdk/contract'
import {
  compareRanks,
  rankRecord,
  type SearchRecord,
  DEEPEST_HIT,
  isSearchIndex,
  queryWords,
  SEARCHED_FIELDS,
  type SearchIndexName,
} from '@product/sdk/nouns/search'
import type { NamedSearchQuery, SearchResult } from '@product/sdk/features/search'
import type { Db } from '../../db/db'
import { searchAnswer } from './search-answer'
import { bestRecords, type Wanted } from '../../nouns/search/best-records'
import { findPostings, findRecords, matchWords } from '../../nouns/search/search-store'

/**
 * Several words are also ranked by how near they stand to each other, which only the records tell. So many of the
 * best by everything else are read for that; who pages further has not found what he looks for.
 */
const RANKED_BY_NEARNESS = 200

interface Asked {
  index: SearchIndexName
  query: NamedSearchQuery
}

function asked(query: NamedSearchQuery): Asked {
  const { indexName } = query
  if (!isSearchIndex(indexName)) throw new ApiError('not_found', `Index ${indexName} does not exist`)
  return { index: indexName, query }
}

/** The part of the hits that a page needs; of several words, also those that may change places with it. */
function wantedFor({ query: { page, hitsPerPage } }: Asked, words: number): Wanted {
  const skip = page * hitsPerPage
  const most = Math.max(0, Math.min(hitsPerPage, DEEPEST_HIT - skip))
  if (words < 2 || skip >= RANKED_BY_NEARNESS) return { skip, most }
  return { skip: 0, most: Math.max(RANKED_BY_NEARNESS, skip + most) }
}

function byNearness(
  ids: readonly number[],
  records: ReadonlyMap<number, SearchRecord>,
  words: readonly string[],
  index: SearchIndexName,
): number[] {
  const ranked = ids.slice(0, RANKED_BY_NEARNESS).flatMap(id => {
    const record = records.get(id)
    const rank = record && rankRecord(words, record, SEARCHED_FIELDS[index])
    return rank ? [{ id, rank }] : []
  })
  ranked.sort((a, b) => compareRanks(a.rank, b.rank) || a.id - b.id)
  return [...ranked.map(({ id }) => id), ...ids.slice(RANKED_BY_NEARNESS)]
}

/** The searches of one text. */
async function searchText(db: Db, text: string, list: readonly Asked[]): Promise<SearchResult[]> {
  const started = performance.now()
  const words = queryWords(text)
  const matched = await matchWords(db, words)
  const postings = await findPostings(
    db,
    list.map(({ index }) => index),
    matched,
  )
  const found = list.map(one => {
    const wanted = wantedFor(one, words.length)
    return { ...one, ...wanted, ...bestRecords(postings.get(one.index) ?? [], words.length, wanted) }
  })
  const records = await findRecords(db, found)
  return found.map(({ index, query, skip, ids, total }) => {
    const known = records.get(index) ?? new Map<number, SearchRecord>()
    const from = query.page * query.hitsPerPage - skip
    const ordered = words.length > 1 && skip === 0 ? byNearness(ids, known, words, index) : ids
    const hits = ordered.slice(from, from + query.hitsPerPage).flatMap(id => {
      const record = known.get(id)
      return record ? [{ id, record }] : []
    })
    const milliseconds = performance.now() - started
    return searchAnswer({ index, query, words, hits, total, complete: matched.complete, milliseconds })
  })
}

/** Every search of a body, answers in their order. An index that is not there refuses them all. */
export async function runSearch(db: Db, queries: readonly NamedSearchQuery[]): Promise<SearchResult[]> {
  const list = queries.map(asked)
  const textOf = ({ query }: Asked): string => query.query ?? ''
  const answers = new Map<Asked, SearchResult>()
  for (const text of new Set(list.map(textOf))) {
    const same = list.filter(one => textOf(one) === text)
    for (const [at, result] of (await searchText(db, text, same)).entries()) {
      const one = same[at]
      if (one) answers.set(one, result)
    }
  }
  return list.flatMap(one => answers.get(one) ?? [])
}
