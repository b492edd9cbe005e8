import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ApiError } from './api-error'
import { createClient, fillPath, queryText, type WireCall } from './client'
import { endpoint } from './endpoint'

const api = {
  readTruck: endpoint({
    method: 'GET',
    path: '/trucks/{name}',
    summary: '',
    access: 'any',
    params: z.object({ name: z.string() }),
    query: z.object({ tag: z.array(z.string()).optional(), page: z.number().optional() }),
    answer: z.object({ ok: z.boolean() }),
  }),
  saveTruck: endpoint({
    method: 'POST',
    path: '/trucks',
    summary: '',
    access: 'any',
    body: z.object({ name: z.string() }),
    answer: z.object({ ok: z.boolean() }),
  }),
  readFile: endpoint({
    method: 'GET',
    path: '/files',
    summary: '',
    access: 'any',
    answersFile: true,
    answer: z.instanceof(Blob),
  }),
  sendFile: endpoint({
    method: 'PUT',
    path: '/files',
    summary: '',
    access: 'any',
    bodyKind: 'multipart',
    body: z.object({ file: z.instanceof(Blob), tags: z.array(z.string()), note: z.string().optional() }),
    answer: z.object({ ok: z.boolean() }),
  }),
}

function clientOf(respond: () => Response | Promise<Response>, token?: string) {
  const sent: { url: string; init: RequestInit }[] = []
  const failed: [ApiError, WireCall][] = []
  const client = createClient<typeof api>(api, {
    baseUrl: 'https://example.test/api',
    token,
    fetch: async (url, init) => {
      sent.push({ url, init })
      return respond()
    },
    onError: (error, call) => failed.push([error, call]),
  })
  return { client, sent, failed }
}

const ok = () => Response.json({ ok: true })

describe('a call', () => {
  it('for a file hands it out as it is, and says what was wrong where it is refused', async () => {
    const file = new Response('{}', { headers: { 'content-type': 'image/png' } })
    const answer = await clientOf(() => file).client.readFile()
    expect([answer.type, await answer.text()]).toEqual(['image/png', '{}'])
    const refused = () => Response.json({ code: 'not_found', message: 'Gone.' }, { status: 404 })
    await expect(clientOf(refused).client.readFile()).rejects.toMatchObject({
      code: 'not_found',
      message: 'Gone.',
    })
  })

  it('goes to its path and query; one that reads has no headers of its own', async () => {
    const { client, sent } = clientOf(ok)
    const answer = await client.readTruck({ params: { name: 'a/b ü' }, query: { tag: ['x', 'y'], page: 0 } })
    expect(answer).toEqual({ ok: true })
    expect(sent[0]?.url).toBe('https://example.test/api/trucks/a%2Fb%20%C3%BC?tag=x&tag=y&page=0')
    expect(sent[0]?.init).toMatchObject({ method: 'GET', credentials: 'include' })
    expect(sent[0]?.init.headers).toEqual({})
    expect(sent[0]?.init.body).toBeUndefined()
  })

  it('sends JSON, with the token of a script and the key against doing it twice', async () => {
    const { client, sent } = clientOf(ok, 'secret')
    await client.saveTruck({ body: { name: 'Box' }, idempotencyKey: 'k1' })
    expect(sent[0]?.init.body).toBe('{"name":"Box"}')
    expect(sent[0]?.init.headers).toMatchObject({
      authorization: 'Bearer secret',
      'idempotency-key': 'k1',
      'content-type': 'application/json',
    })
  })

  it('sends files as a form, whose type the runtime names', async () => {
    const { client, sent } = clientOf(ok)
    await client.sendFile({ body: { file: new Blob(['abc']), tags: ['x', 'y'], note: undefined } })
    const { body, headers } = sent[0]?.init ?? {}
    if (!(body instanceof FormData)) throw new Error('No form was sent')
    expect([body.get('file') instanceof Blob, body.getAll('tags'), body.has('note')]).toEqual([
      true,
      ['x', 'y'],
      false,
    ])
    expect(headers).not.toHaveProperty('content-type')
  })
})

describe('a failed call', () => {
  it('throws what the server said, after it was told on', async () => {
    const { client, failed } = clientOf(() =>
      Response.json(
        { message: 'Slow down.', code: 'too_many' },
        { status: 429, headers: { 'retry-after': '3' } },
      ),
    )
    const error = await client.saveTruck({ body: { name: '' } }).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'too_many', status: 429, message: 'Slow down.', retryAfter: 3 })
    expect(failed.map(([told, call]) => [told === error, call.path])).toEqual([[true, '/trucks']])
  })

  it.each([
    ['network', () => Promise.reject(new TypeError('refused'))],
    ['unexpected_answer', () => new Response('<html>')],
    ['server', () => new Response('<html>', { status: 502 })],
  ] as const)('is %s where no proper answer came', async (code, respond) => {
    const { client } = clientOf(respond)
    await expect(client.saveTruck({ body: { name: '' } })).rejects.toMatchObject({ code })
  })

  it('that was called off throws the abort unchanged, and tells nobody', async () => {
    const abort = new DOMException('off', 'AbortError')
    const { client, failed } = clientOf(() => Promise.reject(abort))
    await expect(client.saveTruck({ body: { name: '' } })).rejects.toBe(abort)
    expect(failed).toEqual([])
  })
})

it.each([
  ['/a/{id}/b/{kind}', { id: 7, kind: '../c?d#e' }, '/a/7/b/..%2Fc%3Fd%23e'],
  ['/a/{id}', {}, '/a/'],
  ['/a', { id: 7 }, '/a'],
])('the path %s is filled with %j', (path, params, filled) => expect(fillPath(path, params)).toBe(filled))

it.each([
  [{}, ''],
  [{ a: undefined, b: null }, ''],
  [{ a: 0, b: '', c: false }, '?a=0&b=&c=false'],
  [{ a: [1, undefined, 2], b: 'x y&z' }, '?a=1&a=2&b=x+y%26z'],
])('of the query %j the text is %s', (query, text) => expect(queryText(query)).toBe(text))
