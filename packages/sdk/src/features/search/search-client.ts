import { type ApiError, readApiError } from '../../contract/api-error'
import { HITS_PER_PAGE, SEARCH_PAUSE_MS } from '../../nouns/search/search-indexes'

interface OneRequest {
  indexName: string
  query?: string | undefined
  /** Fields, or one URL-encoded string. */
  params?: string | { query?: string | undefined } | undefined
}

interface Results {
  results: readonly unknown[]
}

/** What is needed of algoliasearch's client, or of any other with the same call. */
export interface SearchService {
  // The services' own request types differ in detail; what arrives is read as `OneRequest`.
  search(requests: never, options?: never): Promise<Results>
}

export interface SearchClientOptions {
  /** Runs a function after as many milliseconds; what it returns calls that off (setTimeout and clearTimeout). */
  wait: (milliseconds: number, run: () => void) => () => void
  /** Milliseconds without typing before a search is sent. */
  pauseMs?: number
  /** Told of a failed search before it is thrown on, in the shape of every other failed call. */
  onError?: (error: ApiError) => void
}

const requestsOf = (input: unknown): readonly OneRequest[] => {
  // Both call forms of the service: the list itself, or an object around it.
  const list = Array.isArray(input) ? input : (input as { requests?: unknown }).requests
  return Array.isArray(list) ? (list as OneRequest[]) : []
}

function textOf({ query, params }: OneRequest): string {
  const given = typeof params === 'string' ? new URLSearchParams(params).get('query') : params?.query
  return (query ?? given ?? '').trim()
}

/** The answer that finds nothing, for a search in either of the service's call forms. */
export const noResults = (input: unknown): Results => ({
  results: requestsOf(input).map(({ indexName }) => ({
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: HITS_PER_PAGE,
    exhaustiveNbHits: true,
    query: '',
    params: '',
    index: indexName,
    processingTimeMS: 0,
  })),
})

/** The services' clients throw `{ message, status }`; without a status no answer came. */
function asApiError(error: unknown): ApiError {
  const { message, status } = error as { message?: unknown; status?: unknown }
  return typeof status === 'number' && status > 0
    ? readApiError(status, { message })
    : readApiError(0, { code: 'network', message: 'The search could not be reached. Try again.' })
}

interface Pending {
  cancel(): void
  settle(answer: Promise<Results>): void
}

/**
 * The client that the search page gives to instantsearch: it answers an empty text itself, waits for a pause in the
 * typing, and sends at once what needs no pause (another page of the same text). A search that is typed over is
 * never sent; it gets the answer of the one that took its place, after that one, so it can't be shown in between.
 * Spec: client dashboard, 5.
 */
export function createSearchClient<Service extends SearchService>(
  service: Service,
  { wait, pauseMs = SEARCH_PAUSE_MS, onError }: SearchClientOptions,
): Service {
  let pending: Pending | undefined
  let sentText = ''

  async function send(input: unknown, text: string): Promise<Results> {
    sentText = text
    try {
      return await service.search(input as never)
    } catch (error) {
      // The same text may be tried again, then after a pause like any other.
      sentText = ''
      onError?.(asApiError(error))
      throw error
    }
  }

  function now(answer: Promise<Results>): Promise<Results> {
    const earlier = pending
    pending = undefined
    earlier?.cancel()
    const settleEarlier = () => earlier?.settle(answer)
    answer.then(settleEarlier, settleEarlier)
    return answer
  }

  function afterPause(input: unknown, text: string): Promise<Results> {
    const earlier = pending
    earlier?.cancel()
    return new Promise(resolve => {
      const settle = (answer: Promise<Results>) => {
        resolve(answer)
        earlier?.settle(answer)
      }
      const cancel = wait(pauseMs, () => {
        pending = undefined
        settle(send(input, text))
      })
      pending = { cancel, settle }
    })
  }

  function search(input: unknown): Promise<Results> {
    const requests = requestsOf(input)
    const text = requests.map(textOf).find(one => one !== '')
    if (text === undefined) {
      sentText = ''
      return now(Promise.resolve(noResults(input)))
    }
    return text === sentText ? now(send(input, text)) : afterPause(input, text)
  }

  return { ...service, search }
}
