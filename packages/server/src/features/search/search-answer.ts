import {
  DEEPEST_HIT,
  objectId,
  SEARCHED_FIELDS,
  type SearchIndexName,
  type SearchRecord,
} from '@product/sdk/nouns/search'
import {
  DEFAULT_TAGS,
  highlightRecord,
  type SearchQuery,
  type SearchResult,
} from '@product/sdk/features/search'

export interface FoundPage {
  index: SearchIndexName
  query: SearchQuery
  /** The query's words. */
  words: readonly string[]
  hits: readonly { id: number; record: SearchRecord }[]
  total: number
  /** Whether `total` counts all. */
  complete: boolean
  milliseconds: number
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

/** A page of hits as the service answers it. */
export function searchAnswer({
  index,
  query,
  words,
  hits,
  total,
  complete,
  milliseconds,
}: FoundPage): SearchResult {
  const { page, hitsPerPage, highlightPreTag, highlightPostTag } = query
  const tags = { pre: highlightPreTag ?? DEFAULT_TAGS.pre, post: highlightPostTag ?? DEFAULT_TAGS.post }
  return {
    hits: hits.map(({ id, record }) => ({
      objectID: objectId(index, id),
      ...record,
      _highlightResult: highlightRecord(record, SEARCHED_FIELDS[index], words, tags),
    })),
    nbHits: total,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(Math.min(total, DEEPEST_HIT) / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: complete,
    exhaustiveTypo: complete,
    exhaustive: { nbHits: complete, typo: complete },
    query: query.query ?? '',
    params: paramsText(query),
    index,
    renderingContent: {},
    processingTimeMS: Math.max(1, Math.round(milliseconds)),
  }
}
