import { liteClient } from 'algoliasearch/lite'
import { createSearchClient, type SearchClientOptions } from './search-client'
import type { SearchAccess } from './search-endpoints'

export { noResults } from './search-client'

type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>

/** Answers are never kept: a name that was just changed must be found. */
const noCache: NonNullable<LiteOptions['responsesCache']> = {
  get: (_key, make) => make(),
  set: async (_key, value) => value,
  delete: async () => {},
  clear: async () => {},
}

/** Milliseconds. The service's own are made for typing without a pause. */
const TIMEOUTS = { connect: 5_000, read: 15_000, write: 15_000 }

export interface LiteSearchOptions extends SearchClientOptions {
  /** Absolute address of the API: `https://example.test/api`. */
  apiUrl: string
  /** Another way to send, for tests. */
  requester?: LiteOptions['requester']
}

/**
 * algoliasearch's client for instantsearch: on our own server behind the session's cookie, or on the service with
 * the key that `searchAccess` handed out.
 */
export function liteSearchClient(
  access: SearchAccess,
  options: LiteSearchOptions,
): ReturnType<typeof liteClient> {
  const shared: LiteOptions = {
    responsesCache: noCache,
    requestsCache: noCache,
    timeouts: TIMEOUTS,
    ...(options.requester && { requester: options.requester }),
  }
  if (access.engine === 'algolia') {
    return createSearchClient(liteClient(access.app_id, access.api_key, shared), options)
  }
  const { protocol, host, pathname } = new URL(options.apiUrl)
  const url = host + pathname.replace(/\/$/, '')
  // The client insists on both names; the server looks at the session alone.
  const own = liteClient('own', 'session', {
    ...shared,
    hosts: [{ url, accept: 'readWrite', protocol: protocol === 'https:' ? 'https' : 'http' }],
  })
  return createSearchClient(own, options)
}
