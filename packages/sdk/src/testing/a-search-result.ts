import type { SearchResult } from '../features/search/search-endpoints'

type Hit = Record<string, unknown> & { objectID: string } & Partial<
    Pick<SearchResult['hits'][number], '_highlightResult'>
  >

const PER_PAGE = 10

/** What an index of the search answers; without hits the answer for which nothing was found. */
export const aSearchResult = (
  index: string,
  hits: readonly Hit[] = [],
  over: Partial<SearchResult> = {},
): SearchResult => ({
  hits: hits.map(hit => ({ _highlightResult: {}, ...hit })),
  nbHits: hits.length,
  page: 0,
  nbPages: Math.ceil((over.nbHits ?? hits.length) / PER_PAGE),
  hitsPerPage: PER_PAGE,
  exhaustiveNbHits: true,
  exhaustiveTypo: true,
  exhaustive: { nbHits: true, typo: true },
  query: '',
  params: '',
  index,
  renderingContent: {},
  processingTimeMS: 1,
  ...over,
})
