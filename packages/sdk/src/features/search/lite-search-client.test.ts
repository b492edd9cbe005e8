import { describe, expect, it } from 'vitest'
import { type LiteSearchOptions, liteSearchClient } from './lite-search-client'
import type { SearchAccess } from './search-endpoints'

type Requester = NonNullable<LiteSearchOptions['requester']>
type Request = Parameters<Requester['send']>[0]

/** A client whose pause is over at once, and what it sends. */
function searching(access: SearchAccess, apiUrl: string) {
  const sent: Request[] = []
  const client = liteSearchClient(access, {
    apiUrl,
    wait: (_milliseconds, run) => {
      run()
      return () => undefined
    },
    requester: {
      send: async request => {
        sent.push(request)
        return { status: 200, content: JSON.stringify({ results: [{ hits: [] }] }), isTimedOut: false }
      },
    },
  })
  return { sent, search: () => client.search([{ indexName: 'vendors', params: { query: 'box' } }]) }
}

const service: SearchAccess = { engine: 'algolia', app_id: 'APP1', api_key: 'short-lived' }

describe('the search client', () => {
  it.each([
    ['https://example.test/api', 'https://example.test/api/1/indexes/*/queries'],
    ['https://example.test/api/', 'https://example.test/api/1/indexes/*/queries'],
    ['http://localhost:3000/api', 'http://localhost:3000/api/1/indexes/*/queries'],
  ])('of our own server at %s asks %s', async (apiUrl, asked) => {
    const { sent, search } = searching({ engine: 'own' }, apiUrl)
    await search()
    expect(sent.map(({ url, method }) => [url.split('?')[0], method])).toEqual([[asked, 'POST']])
  })

  it('of the service asks the service, with the key that was handed out', async () => {
    const { sent, search } = searching(service, 'https://example.test/api')
    await search()
    expect(new URL(sent[0]?.url ?? '').hostname).toMatch(/^app1-dsn\.algolia\.net$/i)
    expect(JSON.stringify([sent[0]?.url, sent[0]?.headers])).toContain('short-lived')
  })

  it.each([service, { engine: 'own' } as const])('of $engine keeps no answers', async access => {
    const { sent, search } = searching(access, 'https://example.test/api')
    await search()
    await search()
    expect(sent.length).toBe(2)
  })
})
