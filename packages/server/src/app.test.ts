import { api } from '@product/sdk/api'
import { BUSINESS_RULES } from '@product/sdk/business-rules'
import { type Endpoint, fillPath } from '@product/sdk/contract'
import { DEFAULT_BRAND } from '@product/sdk/values'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { describe, expect, it } from 'vitest'
import type { Db } from './db/db'
import { campaigns } from './db/tables/campaigns'
import { TEST_PASSWORD, type TestApp, testApp } from './testing/test-app'

const endpoints = Object.entries<Endpoint>(api)
const guarded = endpoints.filter(([, { access }]) => typeof access === 'object')

const parameterNames = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')

/** A request to an endpoint with the same id in every place; the body is empty, so no write can succeed. */
function requestTo(app: TestApp, endpoint: Endpoint, id: number, token?: string): Promise<Response> {
  const params = Object.fromEntries(
    parameterNames(endpoint.path).map(name => [name, name === 'timePeriod' ? 0 : id]),
  )
  return app.send(`/api${fillPath(endpoint.path, params)}`, {
    method: endpoint.method,
    headers: { 'x-requested-with': 'test', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  })
}

describe('every endpoint', () => {
  it('that needs a session answers 401 without one', async () => {
    const app = await testApp()
    for (const [name, endpoint] of guarded) {
      const response = await requestTo(app, endpoint, 1)
      expect([name, response.status]).toEqual([name, 401])
      expect(await response.json()).toMatchObject({ code: 'no_session', message: expect.any(String) })
    }
  })

  it.each([1, 2, 3, 4, 5] as const)(
    'lets role %i in where the contract says so and nowhere else',
    async role => {
      const app = await testApp()
      const { email } = await app.addUser({ privilege_id: role })
      const body = { email, password: TEST_PASSWORD }
      // One of the calls ends the first session.
      await app.client().login({ body })
      const { token } = await app.client().login({ body })
      for (const [name, endpoint] of guarded) {
        if (typeof endpoint.access === 'string') continue
        const { all, own = [] } = endpoint.access
        const response = await requestTo(app, endpoint, 1, token)
        const allowed = all.includes(role) || own.includes(role)
        expect([name, response.status === 403]).toEqual([name, !allowed])
        expect([name, response.status]).not.toEqual([name, 401])
        expect([name, response.status]).not.toEqual([name, 500])
      }
    },
  )

  it('answers 404 to a client who names another client’s record', async () => {
    const app = await testApp()
    const other = await app.addUser({ privilege_id: 4 })
    // The same number names the other client's account and campaign.
    await app.db.insert(campaigns).values({
      campaign_id: other.user_id,
      name: 'Theirs',
      user_id: other.user_id,
      start_date: new Date('2026-05-01'),
      end_date: new Date('2026-06-01'),
    })
    const { token } = await app.loginAs(4)
    for (const [name, endpoint] of guarded) {
      if (typeof endpoint.access === 'string' || !endpoint.access.own?.includes(4)) continue
      const response = await requestTo(app, endpoint, other.user_id, token)
      expect([name, response.status]).toEqual([name, 404])
    }
  })

  it.each(['abc', '-1', '1e20', '1.5', '0', '9000000000000000', "1'%20or%201=1"])(
    'refuses the id %s without a fault',
    async id => {
      const app = await testApp()
      const { token } = await app.loginAs(3)
      for (const [name, endpoint] of guarded) {
        for (const param of parameterNames(endpoint.path)) {
          // Any text can be looked for; 0 stands for "no truck, only a macro"; a thread may be a sender's name.
          if (param === 'timePeriod' || param === 'text' || (param === 'truckId' && id === '0')) continue
          if (param === 'phone' && id === 'abc') continue
          const path = endpoint.path.replaceAll(`{${param}}`, id).replace(/\{\w+\}/g, '1')
          const response = await app.send(`/api${path}`, {
            method: endpoint.method,
            headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'test' },
          })
          expect([name, [400, 404]]).toEqual([name, expect.arrayContaining([response.status])])
        }
      }
    },
  )
})

describe('the server', () => {
  it('answers health, readiness and its own description without a session', async () => {
    const app = await testApp()
    expect((await app.send('/api/health')).status).toBe(200)
    expect((await app.send('/api/ready')).status).toBe(200)
    const document = await (await app.send('/api/openapi.json')).json()
    expect(document).toMatchObject({
      openapi: '3.1.0',
      paths: { '/user/login': { post: { operationId: 'login' } } },
    })
    expect((await app.send('/api/docs')).headers.get('content-type')).toContain('text/html')
  })

  it('sends its description once to who keeps it', async () => {
    const app = await testApp()
    for (const path of ['/api/openapi.json', '/api/docs']) {
      const etag = (await app.send(path)).headers.get('etag') ?? ''
      expect(etag).not.toBe('')
      const again = await app.send(path, { headers: { 'if-none-match': etag } })
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
  })

  it('says within a second that it is not ready where the database is silent', async () => {
    // Nothing else of it is asked.
    let asked = 0
    const execute = () => {
      asked += 1
      return new Promise(() => {})
    }
    const db = { execute } as unknown as Db
    const app = await testApp({ db })
    const begun = performance.now()
    const answers = await Promise.all(Array.from({ length: 20 }, async () => app.send('/api/ready')))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(503))
    expect(performance.now() - begun).toBeLessThan(2000)
    // Whoever asks over and over does not fill the line of those who wait for the database.
    expect(asked).toBe(1)
  })

  it('with a full disk refuses what it would have to store and says why, and reads on', async () => {
    let room = true
    const app = await testApp({ hasRoom: async () => room })
    const { token, api } = await app.loginAs(3)
    room = false
    await expect(
      api.saveTemplate({ body: { template_name: 'Thanks', template_body: 'Thank you' } }),
    ).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('The disk is full'),
      retryAfter: 30,
    })
    expect((await app.send('/api/telemetry/osmand?id=none&lat=34&lon=-118')).status).toBe(503)
    expect((await app.send('/api/ready')).status).toBe(503)
    expect(await api.templates({ query: {} })).toMatchObject({ totalTemplates: 0 })
    expect((await app.loginAs(3)).token).not.toBe(token)
    room = true
    expect((await app.send('/api/ready')).status).toBe(200)
  })

  it('gives metrics to this machine only', async () => {
    const app = await testApp({ metrics: async () => 'requests 1' })
    expect((await app.send('/api/metrics', {}, '203.0.113.9')).status).toBe(403)
    expect(await (await app.send('/api/metrics', {}, '127.0.0.1')).text()).toBe('requests 1')
  })

  it('gives metrics to no page that has borrowed this machine’s address, but to a token under any name', async () => {
    const token = 'sixteen characters'
    const headers = { authorization: `Bearer ${token}` }
    const ask = (app: TestApp) =>
      app.serve(new Request('http://rebound.example.net/api/metrics', { headers }), '127.0.0.1')
    expect((await ask(await testApp())).status).toBe(403)
    const settings = { publicUrl: 'http://localhost', brand: DEFAULT_BRAND, rules: BUSINESS_RULES }
    expect((await ask(await testApp({ settings: { ...settings, metricsToken: token } }))).status).toBe(200)
  })

  it('sends its security headers and a request id with every answer', async () => {
    const app = await testApp()
    for (const path of ['/api/health', '/api/nothing', '/api/user/1']) {
      const { headers } = await app.send(path)
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
    }
  })

  it('answers an unknown call with 404 as JSON', async () => {
    const app = await testApp()
    const response = await app.send('/api/nothing')
    expect([response.status, await response.json()]).toEqual([
      404,
      { message: 'There is no such call.', code: 'not_found' },
    ])
  })

  it('tells of its own fault only the request id', async () => {
    const app = await testApp({
      passwords: { hash: async () => '', verify: () => Promise.reject(new Error('secret detail')) },
    })
    const response = await app.send('/api/user/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@example.test', password: 'x' }),
    })
    const text = await response.text()
    expect([response.status, JSON.parse(text)]).toEqual([
      500,
      {
        message: expect.any(String),
        code: 'server',
        request_id: response.headers.get('x-request-id'),
      },
    ])
    expect(text).not.toContain('secret detail')
  })

  it('logs each call with the account that made it', async () => {
    const app = await testApp()
    const { api, userId } = await app.loginAs(1)
    await api.templates()
    await app.send('/api/ready')
    const calls = app.log
      .filter(({ message }) => message === 'request')
      .map(({ route, user }) => [route, user])
    expect(calls).toEqual([
      ['/user/login', undefined],
      ['/communication/templates', userId],
      ['other', undefined],
    ])
  })

  it('logs of a fault where it arose, and no line of its message', async () => {
    const fault = new Error('Failed query: select\nparams: ann@example.test')
    const app = await testApp({ passwords: { hash: async () => '', verify: () => Promise.reject(fault) } })
    await app.send('/api/user/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ann@example.test', password: 'x' }),
    })
    const entry = app.log.find(({ message }) => message === 'fault')
    expect(entry?.stack).toMatch(/^\s+at /)
    expect(JSON.stringify(app.log)).not.toContain('ann@example.test')
  })

  it('answers every call with 503 while the database is gone, and logs each once without a value', async () => {
    const pool = new Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/gone' })
    // As in open-database: the shared type leaves out which driver it is.
    const app = await testApp({ db: drizzle(pool) as unknown as Db })
    const json = { 'content-type': 'application/json' }
    const calls: [string, RequestInit][] = [
      ['/api/ready', {}],
      ['/api/user/1', { headers: { authorization: `Bearer ${'cafe'.repeat(16)}` } }],
      [
        '/api/user/login',
        { method: 'POST', headers: json, body: '{"email":"ann@example.test","password":"x"}' },
      ],
    ]
    for (const [path, init] of calls) {
      const response = await app.send(path, init)
      expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '5'])
      expect(await response.json()).toEqual({
        code: 'unavailable',
        message: 'The database does not answer. Please try again in a moment.',
      })
    }
    const failures = app.log.filter(({ message }) => message !== 'request')
    expect(failures.map(({ message }) => message)).toEqual(calls.map(() => 'unavailable'))
    expect(JSON.stringify(app.log)).not.toMatch(/ann@|cafecafe|Failed query/)
  })

  it.each([
    ['/api/user/login', { email: 'a\u0000@example.test', password: 'x' }],
    [
      '/api/telemetry/traccar',
      { position: { fixTime: 1779289200, latitude: 34, longitude: -118 }, device: { uniqueId: '\u0000' } },
    ],
  ])('calls a NUL in a text sent to %s malformed', async (path, body) => {
    const app = await testApp()
    const response = await app.send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(400)
  })

  it('refuses a body that is nested too deep to be written again', async () => {
    const app = await testApp()
    const { token } = await app.loginAs(1)
    const response = await app.send('/api/1/indexes/vendors/query', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: `{"query":"a","facetFilters":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
    })
    expect(response.status).toBe(400)
  })

  it('limits how fast one caller may ask', async () => {
    const { memoryRateLimiter } = await import('./http/rate-limiter')
    const app = await testApp({ rateLimiter: memoryRateLimiter({ perSecond: 1, burst: 3 }) })
    const ask = () => app.send('/api/user/token/verify', { method: 'POST' })
    const statuses = [await ask(), await ask(), await ask(), await ask()].map(({ status }) => status)
    expect(statuses).toEqual([401, 401, 401, 429])
  })
})
