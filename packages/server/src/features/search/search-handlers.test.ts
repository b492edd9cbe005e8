import { liteSearchClient } from '@product/sdk/search-client'
import {
  compareRanks,
  rankRecord,
  queryWords,
  SEARCH_INDEX_NAMES,
  SEARCHED_FIELDS,
  type SearchIndexName,
} from '@product/sdk/nouns/search'
import { sharedData } from '@product/sdk/shared-data'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { vendors } from '../../db/tables/fleet'
import { type TestApp, testApp } from '../../testing/test-app'
import { addHarborHaul, putRecords } from './search-fixture'

const askAll = (query: string, more: object = {}) => ({
  requests: SEARCH_INDEX_NAMES.map(indexName => ({ indexName, query, ...more })),
})

/** The object ids found, by index, in their order. */
async function idsFor(app: TestApp, token: string, query: string): Promise<string[][]> {
  const { results } = await app.client(token).searchIndexes({ body: askAll(query) })
  return results.map(({ hits }) => hits.map(({ objectID }) => objectID))
}

async function staffApp() {
  const app = await testApp()
  const { token } = await app.loginAs(2)
  return { app, token, api: app.client(token) }
}

describe('a search', () => {
  it('finds vendors, trucks, payments and campaigns with the fields of their indexes', async () => {
    const { app, api } = await staffApp()
    await addHarborHaul(app)
    const { results } = await api.searchIndexes({ body: askAll('harbor') })
    expect(results.map(({ index, nbHits }) => [index, nbHits])).toEqual([
      ['vendors', 1],
      ['trucks', 1],
      ['payments', 1],
      ['campaigns', 0],
    ])
    const [vendor, truck, payment] = results.map(({ hits }) => hits[0])
    expect(vendor).toMatchObject({ objectID: 'v1', vendor_id: 1, phone_num: '+13105550001' })
    expect(truck).toMatchObject({
      objectID: 't101',
      truck_id: 101,
      truck_name: 'Box 12',
      vendor_name: 'Harbor Haul, LLC',
      license_plate: '8ABC123',
      campaign_name: 'Summer Tour',
      payments: [{ start_date_to_end_date: '05/05/2020 - 06/04/2020' }],
    })
    expect(payment).toMatchObject({ objectID: 'p1', campaign_name: 'Summer Tour', monthly_rate: 500 })
    const campaigns = await api.searchIndex({ params: { indexName: 'campaigns' }, body: { query: 'acme' } })
    expect(campaigns.hits[0]).toMatchObject({
      objectID: 'c71',
      campaign_id: 71,
      campaign_name: 'Summer Tour',
      client_name: 'Acme',
      num_trucks: 1,
      start_date: '2020-05-05T00:00:00.000Z',
      end_date: '2020-06-04T23:59:59.999Z',
    })
  })

  it('finds a vendor by a typo, a beginning, several words, an email address and a telephone number', async () => {
    const { app, token } = await staffApp()
    await addHarborHaul(app)
    const found = [
      'habor',
      'arbor',
      'harb',
      'LONG beach',
      'haul lo',
      'vendor1@example.test',
      '310-555-0001',
      '0001',
    ]
    for (const query of found) expect([query, (await idsFor(app, token, query))[0]]).toEqual([query, ['v1']])
    for (const query of ['hrb', 'rbor', 'harbor oakland', '3105550002', 'arbr']) {
      expect([query, (await idsFor(app, token, query))[0]]).toEqual([query, []])
    }
  })

  it('answers a text without words, and any other oddity, with nothing and without a fault', async () => {
    const { app, token } = await staffApp()
    await addHarborHaul(app)
    const odd = ['', '    ', '%', "'", '"', '\\', '_', '%%%%', "' or 1=1 --", '\u0000', '🚚']
    for (const query of [...odd, 'x'.repeat(1000), ' '.repeat(1000), '"%\''.repeat(333)]) {
      expect([query, await idsFor(app, token, query)]).toEqual([query, [[], [], [], []]])
    }
  })

  it('refuses a body that asks for more words than others should wait for', async () => {
    const { api } = await staffApp()
    const about = (count: number) => ({
      body: {
        requests: Array.from({ length: count }, (_, at) => ({
          indexName: 'vendors',
          query: Array.from({ length: 10 }, (_unused, word) => `w${at}x${word}`).join(' '),
        })),
      },
    })
    expect((await api.searchIndexes(about(5))).results).toHaveLength(5)
    await expect(api.searchIndexes(about(6))).rejects.toMatchObject({
      code: 'invalid',
      issues: { requests: 'At most 50 words may be searched for at once.' },
    })
  })

  it('takes signs of patterns for what parts words', async () => {
    const { app, token } = await staffApp()
    await app.db.insert(vendors).values({ vendor_id: 7, name: '100% O’Brien_"Haul"\\' })
    for (const query of ['100%', 'o’brien', '_"haul"', "'; drop table vendors; -- haul"]) {
      const found = (await idsFor(app, token, query))[0]
      expect([query, found]).toEqual([query, query.includes('drop') ? [] : ['v7']])
    }
    expect((await idsFor(app, token, 'haul'))[0]).toEqual(['v7'])
  })

  it('finds letters of two UTF-16 units, and all else beside a word of many of them', async () => {
    const { app, token } = await staffApp()
    const names = [`a${'𠀀'.repeat(30)}`, '𠀁𠀂𠀃𠀄 Haul']
    await app.db.insert(vendors).values(names.map((name, at) => ({ vendor_id: at + 1, name })))
    for (const [query, id] of [
      [names[0], 'v1'],
      [names[1], 'v2'],
      ['a𠀀𠀀', 'v1'],
      ['𠀁𠀂', 'v2'],
      ['haul', 'v2'],
    ] as const) {
      // One after the other: the first brings the index up to date.
      expect([query, (await idsFor(app, token, query ?? ''))[0]]).toEqual([query, [id]])
    }
  })

  it('marks what it found in the raw text with the tags of the request', async () => {
    const { app, api } = await staffApp()
    await app.db.insert(vendors).values({ vendor_id: 3, name: '<b>Harbor</b> & Co' })
    const { hits } = await api.searchIndex({
      params: { indexName: 'vendors' },
      body: { query: 'harbor', highlightPreTag: '__ais-highlight__', highlightPostTag: '__/ais-highlight__' },
    })
    expect(hits[0]?._highlightResult).toEqual({
      name: {
        value: '<b>__ais-highlight__Harbor__/ais-highlight__</b> & Co',
        matchLevel: 'full',
        matchedWords: ['harbor'],
        fullyHighlighted: false,
      },
    })
  })

  it('pages through equal hits in the order of their ids, each once', async () => {
    const { app, api } = await staffApp()
    await app.db.insert(vendors).values(Array.from({ length: 25 }, () => ({ name: 'Equal' })))
    const seen: string[] = []
    for (const page of [0, 1, 2, 3]) {
      const answer = await api.searchIndex({
        params: { indexName: 'vendors' },
        body: { query: 'equal', page },
      })
      expect([answer.nbHits, answer.nbPages, answer.page]).toEqual([25, 3, page])
      seen.push(...answer.hits.map(({ objectID }) => objectID))
    }
    expect(seen).toEqual(Array.from({ length: 25 }, (_, at) => `v${at + 1}`))
  })

  it('reads parameters packed into one string, as older clients send them', async () => {
    const { app, api } = await staffApp()
    await addHarborHaul(app)
    const params = 'query=harbor&hitsPerPage=5&page=0&facets=%5B%5D'
    const { results } = await api.searchIndexes({ body: { requests: [{ indexName: 'vendors', params }] } })
    expect(results[0]).toMatchObject({ nbHits: 1, hitsPerPage: 5, query: 'harbor', params })
  })

  it('ranks records like the rule does, whatever the words', async () => {
    const { app, api } = await staffApp()
    const pieces = [
      'Harbor',
      'Harbour',
      'Harborside',
      'Haul',
      'Hauling',
      'Long',
      'Beach',
      'Bench',
      'Barbor',
      'LLC',
    ]
    const records = new Map(
      Array.from({ length: 180 }, (_, at) => {
        const piece = (step: number) => pieces[(at * step + (at >> 3)) % pieces.length]
        const name = `${piece(1)} ${piece(3)}, ${piece(7)}`
        return [
          at + 1,
          { vendor_id: at + 1, name, nickname: at % 3 ? null : piece(9), city: `${piece(11)} City` },
        ]
      }),
    )
    await putRecords(app, 'vendors', records)
    for (const text of [
      'harbor',
      'habor',
      'haulin',
      'long beach',
      'harbor city',
      'beach lon',
      'hraborside',
      'h',
      'citi',
    ]) {
      const words = queryWords(text)
      const expected = [...records]
        .flatMap(([id, record]) => {
          const rank = rankRecord(words, record, SEARCHED_FIELDS.vendors)
          return rank ? [{ id, rank }] : []
        })
        .sort((a, b) => compareRanks(a.rank, b.rank) || a.id - b.id)
        .map(({ id }) => `v${id}`)
      const body = { query: text, hitsPerPage: 300 }
      const { hits, nbHits } = await api.searchIndex({ params: { indexName: 'vendors' }, body })
      expect([text, nbHits, hits.map(({ objectID }) => objectID)]).toEqual([text, expected.length, expected])
    }
  })
})

describe('the wire form', () => {
  const body = JSON.stringify({ requests: [{ indexName: 'vendors', query: 'harbor' }] })
  const post = (app: TestApp, path: string, init: RequestInit & { token?: string }) =>
    app.send(`/api/1/indexes/${path}`, {
      method: 'POST',
      body,
      ...init,
      headers: {
        'content-type': 'text/plain',
        ...(init.token !== undefined && { authorization: `Bearer ${init.token}` }),
        ...init.headers,
      },
    })

  it('takes JSON that says it is plain text, but not from another site', async () => {
    const { app, token } = await staffApp()
    expect((await post(app, '*/queries', { token })).status).toBe(200)
    const foreign = await post(app, '*/queries', { token, headers: { origin: 'https://elsewhere.test' } })
    expect(foreign.status).toBe(403)
    expect((await post(app, '*/queries', { token, body: 'query=harbor' })).status).toBe(400)
  })

  it('tells errors with their status', async () => {
    const { app, token } = await staffApp()
    const { token: client } = await app.loginAs(4)
    const answers = [
      await post(app, '*/queries', {}),
      await post(app, '*/queries', { token: client }),
      await post(app, 'users/query', { token }),
      await post(app, '*/queries', { token, body: '{"requests":[{"indexName":"users","query":"a"}]}' }),
    ]
    expect(await Promise.all(answers.map(async answer => [answer.status, await answer.json()]))).toEqual([
      [401, { message: 'Please log in.', code: 'no_session', status: 401 }],
      [403, { message: 'Your role does not allow this.', code: 'forbidden', status: 403 }],
      [404, { message: 'Index users does not exist', code: 'not_found', status: 404 }],
      [404, { message: 'Index users does not exist', code: 'not_found', status: 404 }],
    ])
  })

  it.each([1, 2, 3, 4, 5])('lets role %i in only where it is 1, 2 or 3', async role => {
    const app = await testApp()
    const { token } = await app.loginAs(role)
    expect((await post(app, '*/queries', { token })).status).toBe(role <= 3 ? 200 : 403)
  })

  it('fits the service’s own client', async () => {
    const { app, token } = await staffApp()
    await addHarborHaul(app)
    const types: (string | undefined)[] = []
    const client = liteSearchClient(
      { engine: 'own' },
      {
        apiUrl: 'http://localhost/api',
        wait: (_, run) => {
          run()
          return () => {}
        },
        requester: {
          async send({ url, method, data, headers }) {
            types.push(headers['content-type'])
            const { pathname, search } = new URL(url)
            const response = await app.send(pathname + search, {
              method,
              body: data ?? null,
              headers: { ...headers, authorization: `Bearer ${token}` },
            })
            return { status: response.status, content: await response.text(), isTimedOut: false }
          },
        },
      },
    )
    const { results } = await client.search([
      { indexName: 'vendors', params: { query: 'habor', hitsPerPage: 10, page: 0 } },
      { indexName: 'campaigns', params: { query: 'habor', hitsPerPage: 10, page: 0 } },
    ])
    expect(results).toMatchObject([{ nbHits: 1, hits: [{ objectID: 'v1' }] }, { nbHits: 0 }])
    expect(types).toEqual(['text/plain'])
    await expect(client.search([{ indexName: 'users', params: { query: 'a' } }])).rejects.toMatchObject({
      status: 404,
      message: 'Index users does not exist',
    })
  })
})

interface WireHit {
  objectID: string
  _highlightResult: unknown
}
interface WireCase {
  request: { path: string; body: unknown }
  response: {
    status: number
    body: { results: { index: SearchIndexName; hits: WireHit[]; nbHits: number }[] }
  }
}

const fixture = sharedData('search/fixtures.json')

describe.skipIf(!fixture)('recorded answers of the service', () => {
  // Read only where the data is there; the file is what its README says.
  const { cases } = (fixture ? JSON.parse(readFileSync(fixture, 'utf8')) : { cases: [] }) as {
    cases: WireCase[]
  }

  it.each(cases.map((one, at) => [at, one] as const))('number %i is ours to the letter', async (_, one) => {
    const { app, token } = await staffApp()
    for (const { index, hits, nbHits } of one.response.body.results) {
      const records = new Map(
        hits.map(({ objectID, _highlightResult, ...record }) => [Number(objectID.slice(1)), record]),
      )
      // The answer shows the first page; the other hits are like its last.
      const [lastId, last] = [...records].at(-1) ?? [0, {}]
      for (let more = records.size; more < nbHits; more++) records.set(lastId + more, last)
      await putRecords(app, index, records)
    }
    const response = await app.send(`/api${one.request.path}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', authorization: `Bearer ${token}` },
      body: JSON.stringify(one.request.body),
    })
    const untimed = (text: string) => text.replace(/"processingTimeMS":\d+/g, '"processingTimeMS":1')
    expect(response.status).toBe(one.response.status)
    expect(JSON.parse(untimed(await response.text()))).toEqual(one.response.body)
  })
})
