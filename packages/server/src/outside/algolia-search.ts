import { HITS_PER_PAGE, SEARCH_INDEX_NAMES, SEARCHED_FIELDS } from '@product/sdk/nouns/search'
import { z } from 'zod'
import type { OutsideRecord, OutsideSearch } from './search-index'

const TIMEOUT_MS = 10_000
const KEY_NAME = 'Search in the staff console'

export interface AlgoliaOptions {
  appId: string
  adminKey: string
  fetch: typeof fetch
}

/** The service answered, and said no. */
export class AlgoliaRefused extends Error {
  override readonly name = 'AlgoliaRefused'
}

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')

/** A key for less than its parent may, that the service checks without knowing it. Source: domain facts, "Search". */
export async function securedKey(parent: string, params: string): Promise<string> {
  const text = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', text.encode(parent), algorithm, false, ['sign'])
  return btoa(hex(await crypto.subtle.sign('HMAC', key, text.encode(params))) + params)
}

const keyList = z.object({
  keys: z.array(z.object({ value: z.string(), description: z.string().optional() })),
})
const addedKey = z.object({ key: z.string() })

const operation = ({ index, objectId, record }: OutsideRecord) =>
  record === null
    ? { action: 'deleteObject', indexName: index, body: { objectID: objectId } }
    : { action: 'updateObject', indexName: index, body: { ...record, objectID: objectId } }

/** Algolia over its REST interface. A host that does not answer is passed over for the next. */
export function algoliaSearch({ appId, adminKey, fetch }: AlgoliaOptions): OutsideSearch {
  const id = appId.toLowerCase()
  const hosts = [`${id}.algolia.net`, ...[1, 2, 3].map(number => `${id}-${number}.algolianet.com`)]
  const headers = {
    'content-type': 'application/json',
    'x-algolia-application-id': appId,
    'x-algolia-api-key': adminKey,
  }

  async function ask(host: string, method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`https://${host}${path}`, {
      method,
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (response.ok) return response.json()
    const message = `${method} ${path} answered ${response.status}`
    throw response.status < 500 ? new AlgoliaRefused(message) : new Error(message)
  }

  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    let failure: unknown
    for (const host of hosts) {
      try {
        return await ask(host, method, path, body)
      } catch (error) {
        if (error instanceof AlgoliaRefused) throw error
        failure = error
      }
    }
    throw failure
  }

  async function consoleKey(): Promise<string> {
    const { keys } = keyList.parse(await call('GET', '/1/keys'))
    const known = keys.find(({ description }) => description === KEY_NAME)
    if (known) return known.value
    const wanted = { acl: ['search'], indexes: SEARCH_INDEX_NAMES, description: KEY_NAME }
    return addedKey.parse(await call('POST', '/1/keys', wanted)).key
  }

  let parent: Promise<string> | undefined

  return {
    account: appId,
    async prepare() {
      for (const index of SEARCH_INDEX_NAMES) {
        const fields = SEARCHED_FIELDS[index]
        await call('PUT', `/1/indexes/${index}/settings`, {
          searchableAttributes: fields,
          attributesToHighlight: fields,
          hitsPerPage: HITS_PER_PAGE,
        })
      }
    },
    async send(records) {
      await call('POST', '/1/indexes/*/batch', { requests: records.map(operation) })
    },
    async searchKey(until) {
      parent ??= consoleKey()
      try {
        return await securedKey(await parent, `validUntil=${Math.floor(until.getTime() / 1000)}`)
      } catch (error) {
        parent = undefined
        throw error
      }
    },
  }
}
