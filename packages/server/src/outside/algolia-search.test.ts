import { describe, expect, it } from 'vitest'
import { algoliaSearch, AlgoliaRefused, securedKey } from './algolia-search'

interface Sent {
  host: string
  call: string
  key: string | null
  body: unknown
}

/** The service as its REST interface is documented; `answers` by call, each used once but for the last. */
function service(answers: Record<string, (number | object)[]>) {
  const sent: Sent[] = []
  const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
    const { host, pathname } = new URL(String(url))
    const call = `${init.method} ${pathname}`
    const headers = new Headers(init.headers)
    sent.push({
      host,
      call,
      key: headers.get('x-algolia-api-key'),
      body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
    })
    const list = answers[call] ?? [404]
    const answer = list.length > 1 ? list.shift() : list[0]
    if (answer === 0) throw new TypeError('fetch failed')
    return typeof answer === 'number'
      ? Response.json({ message: 'no', status: answer }, { status: answer })
      : Response.json(answer)
  }
  return { sent, search: algoliaSearch({ appId: 'ABC123', adminKey: 'admin', fetch }) }
}

describe('Algolia', () => {
  it('is sent updates and deletions in one batch', async () => {
    const { sent, search } = service({ 'POST /1/indexes/*/batch': [{ taskID: {} }] })
    await search.send([
      { index: 'vendors', objectId: 'v1', record: { vendor_id: 1, name: 'Harbor' } },
      { index: 'trucks', objectId: 't2', record: null },
    ])
    expect(sent).toEqual([
      {
        host: 'abc123.algolia.net',
        call: 'POST /1/indexes/*/batch',
        key: 'admin',
        body: {
          requests: [
            {
              action: 'updateObject',
              indexName: 'vendors',
              body: { vendor_id: 1, name: 'Harbor', objectID: 'v1' },
            },
            { action: 'deleteObject', indexName: 'trucks', body: { objectID: 't2' } },
          ],
        },
      },
    ])
  })

  it('is asked at its next host where one does not answer, but not where it refuses', async () => {
    const lame = service({ 'POST /1/indexes/*/batch': [0, 503, {}] })
    await lame.search.send([])
    expect(lame.sent.map(({ host }) => host)).toEqual([
      'abc123.algolia.net',
      'abc123-1.algolianet.com',
      'abc123-2.algolianet.com',
    ])
    const refusing = service({ 'POST /1/indexes/*/batch': [403] })
    await expect(refusing.search.send([])).rejects.toThrow(AlgoliaRefused)
    expect(refusing.sent).toHaveLength(1)
    const gone = service({ 'POST /1/indexes/*/batch': [0] })
    await expect(gone.search.send([])).rejects.toThrow('fetch failed')
    expect(gone.sent).toHaveLength(4)
  })

  it('searches the fields that ours searches', async () => {
    const answers = ['vendors', 'trucks', 'payments', 'campaigns'].map(index => [
      `PUT /1/indexes/${index}/settings`,
      [{}],
    ])
    const { sent, search } = service(Object.fromEntries(answers))
    await search.prepare()
    expect(sent[0]?.body).toEqual({
      searchableAttributes: ['name', 'nickname', 'city', 'email', 'phone_num'],
      attributesToHighlight: ['name', 'nickname', 'city', 'email', 'phone_num'],
      hitsPerPage: 10,
    })
    expect(sent).toHaveLength(4)
  })

  it('gives the console a key that can only search, made once and limited in time', async () => {
    const { sent, search } = service({ 'GET /1/keys': [{ keys: [] }], 'POST /1/keys': [{ key: 'parent' }] })
    const until = new Date('2026-05-20T18:30:00Z')
    const key = await search.searchKey(until)
    await search.searchKey(until)
    expect(atob(key)).toMatch(/^[0-9a-f]{64}validUntil=1779301800$/)
    expect(sent.map(({ call }) => call)).toEqual(['GET /1/keys', 'POST /1/keys'])
    expect(sent[1]?.body).toMatchObject({
      acl: ['search'],
      indexes: ['vendors', 'trucks', 'payments', 'campaigns'],
    })
  })

  it('uses the key again that an earlier start made, and asks anew after a failure', async () => {
    const known = { value: 'parent', description: 'Search in the staff console' }
    const { sent, search } = service({ 'GET /1/keys': [403, { keys: [known] }] })
    await expect(search.searchKey(new Date())).rejects.toThrow(AlgoliaRefused)
    expect(await search.searchKey(new Date(0))).toBe(await securedKey('parent', 'validUntil=0'))
    expect(sent.map(({ call }) => call)).toEqual(['GET /1/keys', 'GET /1/keys'])
  })

  it('signs keys with HMAC-SHA256, in hex before the parameters', async () => {
    // RFC 4231, test case 2.
    expect(atob(await securedKey('Jefe', 'what do ya want for nothing?'))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843what do ya want for nothing?',
    )
  })
})
