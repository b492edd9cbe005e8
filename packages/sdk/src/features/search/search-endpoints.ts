import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { HITS_PER_PAGE } from '../../nouns/search/search-indexes'
import { queryWords } from '../../nouns/search/search-words'

const text = z.string().max(20_000)

/** The parameters that the answer depends on. Others of the service are accepted and echoed. */
const parameters = {
  query: text.optional(),
  hitsPerPage: z.coerce.number().int().min(0).max(1000).default(HITS_PER_PAGE),
  page: z.coerce.number().int().min(0).max(1_000_000).default(0),
  highlightPreTag: z.string().max(200).optional(),
  highlightPostTag: z.string().max(200).optional(),
}

/** What older clients send as one URL-encoded string instead of fields. */
const packed = { params: text.optional() }

/** The parameters in one object, whichever way they came; a field wins over the string. */
function unpacked(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given
  const { params } = given as { params?: unknown }
  if (typeof params !== 'string') return given
  return { ...Object.fromEntries(new URLSearchParams(params)), ...given }
}

const oneQuery = z.preprocess(unpacked, z.looseObject({ ...parameters, ...packed }))
const namedQuery = z.preprocess(
  unpacked,
  z.looseObject({ indexName: z.string().min(1).max(200), ...parameters, ...packed }),
)

/** Words that one body may ask for, all its queries together: each costs the database milliseconds, and others wait. */
export const MOST_WORDS_AT_ONCE = 50

const wordsAskedFor = (requests: readonly z.output<typeof namedQuery>[]): number =>
  [...new Set(requests.map(({ query = '' }) => query))].flatMap(queryWords).length

const highlight = z.object({
  value: z.string(),
  matchLevel: z.enum(['none', 'partial', 'full']),
  matchedWords: z.array(z.string()),
  fullyHighlighted: z.boolean().optional(),
})

const searchResult = z.object({
  hits: z.array(z.looseObject({ objectID: z.string(), _highlightResult: z.record(z.string(), highlight) })),
  /** All hits; "at least" where `exhaustiveNbHits` is false. */
  nbHits: z.number().int(),
  page: z.number().int(),
  nbPages: z.number().int(),
  hitsPerPage: z.number().int(),
  exhaustiveNbHits: z.boolean(),
  exhaustiveTypo: z.boolean(),
  exhaustive: z.object({ nbHits: z.boolean(), typo: z.boolean() }),
  query: z.string(),
  params: z.string(),
  index: z.string(),
  renderingContent: z.object({}),
  processingTimeMS: z.number().int(),
})

const staff = { all: [1, 2, 3] } as const

/** Global admin search, in the wire form of the search service. Spec: client dashboard, 7; domain facts, "Search". */
export const searchEndpoints = {
  searchIndexes: endpoint({
    method: 'POST',
    path: '/1/indexes/*/queries',
    summary: 'Search several indexes at once; results in the order of the requests.',
    access: staff,
    readOnly: true,
    foreignWire: true,
    body: z
      .object({
        requests: z.array(namedQuery).min(1).max(50),
        strategy: z.enum(['none', 'stopIfEnoughMatches']).optional(),
      })
      .refine(({ requests }) => wordsAskedFor(requests) <= MOST_WORDS_AT_ONCE, {
        path: ['requests'],
        message: `At most ${MOST_WORDS_AT_ONCE} words may be searched for at once.`,
      }),
    answer: z.object({ results: z.array(searchResult) }),
    errors: ['not_found', 'invalid'],
  }),
  searchIndex: endpoint({
    method: 'POST',
    path: '/1/indexes/{indexName}/query',
    summary: 'Search one index.',
    access: staff,
    readOnly: true,
    foreignWire: true,
    params: z.object({ indexName: z.string() }),
    body: oneQuery,
    answer: searchResult,
    errors: ['invalid'],
  }),
  searchAccess: endpoint({
    method: 'GET',
    path: '/search/access',
    summary:
      'Where the console searches: here, or at the search service with a key that ends with the session.',
    access: staff,
    answer: z.discriminatedUnion('engine', [
      z.object({ engine: z.literal('own') }),
      z.object({ engine: z.literal('algolia'), app_id: z.string(), api_key: z.string() }),
    ]),
  }),
}

export type SearchQuery = z.output<typeof oneQuery>
export type NamedSearchQuery = z.output<typeof namedQuery>
export type SearchResult = z.output<typeof searchResult>
export type SearchAccess = z.output<(typeof searchEndpoints)['searchAccess']['answer']>
