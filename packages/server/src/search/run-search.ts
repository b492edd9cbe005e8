import { ApiError } from '@product/sdk/contract'
import {
  compareRanks,
  DEEPEST_HIT,
  DEFAULT_TAGS,
  highlightRecord,
  isSearchIndex,
  objectId,
  queryWords,
  rankRecord,
  SEARCHED_FIELDS,
  type NamedSearchQuery,
  type SearchIndexName,
  type SearchQuery,
  type SearchRecord,
  type SearchResult,
} from '@product/sdk/search'
import type { Db } from '../db/db'
import { bestRecords, findRecords, type MatchedWords, matchWords } from './search-store'

/** Several words are also ranked by how near they stand to each other, which only the records tell. */
async function byNearness(
  db: Db,
  index: SearchIndexName,
  words: readonly string[],
  ids: readonly number[],
): Promise<number[]> {
  const records = await findRecords(db, index, ids)
  return ids
    .flatMap(id => {
      const record = records.get(id)
      const rank = record && rankRecord(words, record, SEARCHED_FIELDS[index])
      return rank ? [{ id, rank }] : []
    })
    .sort((a, b) => compareRanks(a.rank, b.rank) || a.id - b.id)
    .map(({ id }) => id)
}

function hit(
  index: SearchIndexName,
  id: number,
  record: SearchRecord,
  words: readonly string[],
  query: SearchQuery,
) {
  const tags = {
    pre: query.highlightPreTag ?? DEFAULT_TAGS.pre,
    post: query.highlightPostTag ?? DEFAULT_TAGS.post,
  }
  return {
    objectID: objectId(index, id),
    ...record,
    _highlightResult: highlightRecord(record, SEARCHED_FIELDS[index], words, tags),
  }
}

/** The parameters as the service echoes them: one URL-encoded string. */
function paramsText({ params, ...query }: SearchQuery): string {
  if (params !== undefined) return params
  const text = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (name === 'indexName' || value === undefined) continue
    text.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return text.toString()
}

function knownIndex(name: string): SearchIndexName {
  if (!isSearchIndex(name)) throw new ApiError('not_found', `Index ${name} does not exist`)
  return name
}

const NO_WORDS: MatchedWords = { parts: 0, words: [], complete: true }

/** One search of a body; searches with the same text share what its words stand for. */
export function searcher(db: Db) {
  const matches = new Map<string, Promise<MatchedWords>>()

  function matchOf(words: readonly string[]): Promise<MatchedWords> {
    const key = words.join(' ')
    const known = matches.get(key) ?? (words.length === 0 ? Promise.resolve(NO_WORDS) : matchWords(db, words))
    matches.set(key, known)
    return known
  }

  return async function search(indexName: string, query: SearchQuery): Promise<SearchResult> {
    const started = performance.now()
    const index = knownIndex(indexName)
    const { hitsPerPage, page } = query
    const words = queryWords(query.query ?? '')
    const matched = await matchOf(words)
    const { ids, total } =
      matched.words.length === 0 ? { ids: [], total: 0 } : await bestRecords(db, index, matched)
    const ordered = words.length > 1 ? await byNearness(db, index, words, ids) : ids
    const shown = ordered.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
    const records = await findRecords(db, index, shown)
    return {
      hits: shown.flatMap(id => {
        const record = records.get(id)
        return record ? [hit(index, id, record, words, query)] : []
      }),
      nbHits: total,
      page,
      nbPages: hitsPerPage === 0 ? 0 : Math.ceil(Math.min(total, DEEPEST_HIT) / hitsPerPage),
      hitsPerPage,
      exhaustiveNbHits: matched.complete,
      exhaustiveTypo: matched.complete,
      exhaustive: { nbHits: matched.complete, typo: matched.complete },
      query: query.query ?? '',
      params: paramsText(query),
      index,
      renderingContent: {},
      processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
    }
  }
}

/** Every search of a body, answers in their order. An index that is not there refuses them all. */
export async function searchAll(db: Db, queries: readonly NamedSearchQuery[]): Promise<SearchResult[]> {
  for (const { indexName } of queries) knownIndex(indexName)
  const search = searcher(db)
  return Promise.all(queries.map(query => search(query.indexName, query)))
}
