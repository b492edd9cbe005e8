import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from './endpoint'
import { accessText, errorCodes, openapi } from './openapi'

const answer = z.object({ ok: z.boolean() })

const read = endpoint({
  method: 'GET',
  path: '/trucks/{truckId}',
  summary: 'One truck.',
  access: { all: [1, 3], own: [4] },
  params: z.object({ truckId: z.string() }),
  query: z.object({ from: z.string(), page: z.number().default(0) }),
  answer,
})
const save = endpoint({
  method: 'POST',
  path: '/trucks',
  summary: 'Add a truck.',
  access: 'device',
  bodyKind: 'multipart',
  body: z.object({ name: z.string().transform(Number) }),
  answer,
  errors: ['invalid', 'server'],
})
const open = endpoint({ method: 'DELETE', path: '/trucks', summary: '', access: 'any', answer })

it.each([
  ['any', 'anyone, without a session'],
  ['device', 'a truck, with its token'],
  [{ all: [1, 3], own: [4] }, 'Administrator, Owner; own: Client'],
  [{ all: [5], own: [] }, 'Communication'],
  [{ all: [], own: [2] }, 'own: User'],
] as const)('the access %j reads "%s"', (access, text) => expect(accessText(access)).toBe(text))

it.each([
  [read, ['malformed', 'too_many', 'server', 'no_session', 'forbidden', 'not_found']],
  [save, ['malformed', 'too_many', 'server', 'invalid']],
  [open, ['malformed', 'too_many', 'server']],
] as const)('$method $path can answer with its own and the common errors', (one, codes) =>
  expect(errorCodes(one)).toEqual(codes),
)

describe('the OpenAPI document', () => {
  const about = { title: 'Test', version: '1.2.3', baseUrl: '/api' }
  const document = openapi({ read, save, open }, about)

  it('holds every call under its path and method', () => {
    expect(Object.entries(document.paths).map(([path, calls]) => [path, Object.keys(calls)])).toEqual([
      ['/trucks/{truckId}', ['get']],
      ['/trucks', ['post', 'delete']],
    ])
    expect([document.info, document.servers]).toEqual([
      { title: 'Test', version: '1.2.3' },
      [{ url: '/api' }],
    ])
  })

  it('says what a call takes and who may make it', () => {
    expect(document.paths['/trucks/{truckId}']?.get).toMatchObject({
      operationId: 'read',
      description: 'Roles: Administrator, Owner; own: Client.',
      parameters: [
        { name: 'truckId', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'from', in: 'query', required: true, schema: { type: 'string' } },
        { name: 'page', in: 'query', required: false, schema: { type: 'number', default: 0 } },
      ],
    })
  })

  it('asks for a session only where the call does', () => {
    expect(document.paths['/trucks/{truckId}']?.get).not.toHaveProperty('security')
    expect(document.paths['/trucks']?.delete).toMatchObject({ security: [] })
  })

  it('shows the body as it is sent, in its kind', () => {
    expect(document.paths['/trucks']?.post).toMatchObject({
      requestBody: {
        content: { 'multipart/form-data': { schema: { properties: { name: { type: 'string' } } } } },
      },
    })
    expect(document.paths['/trucks']?.delete).not.toHaveProperty('requestBody')
  })

  it('lists errors by status, those of one status together', () => {
    const login = openapi({ login: { ...read, errors: ['bad_credentials'] } }, about)
    expect(login.paths['/trucks/{truckId}']?.get).toMatchObject({
      responses: { 401: { description: 'no_session, bad_credentials' }, 404: { description: 'not_found' } },
    })
  })
})
