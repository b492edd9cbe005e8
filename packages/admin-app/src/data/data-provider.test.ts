import { createApiClient } from '@product/sdk/client'
import type { HttpError } from 'ra-core'
import { describe, expect, it } from 'vitest'
import { fakeFetch, type SentCall } from '../testing/fake-fetch'
import { createDataProvider } from './data-provider'
import { listAction, onlyRow, resourceEndpoints } from './resource-endpoints'

const clientUsers = resourceEndpoints<{ name: string; version?: number }>({
  id: 'user_id',
  list: listAction({
    access: 'clientUsers',
    sorts: ['user_name', 'email'],
    async run(api, query, { signal }) {
      const { clients, rowCount } = await api.clientUsers({ query, signal })
      return { rows: clients, rowCount }
    },
  }),
  one: {
    access: 'user',
    run: async (api, userId, { signal }) => onlyRow((await api.user({ params: { userId }, signal })).user),
  },
  create: {
    access: 'createClientUser',
    run: async (api, { name }, { idempotencyKey }) => {
      const body = {
        name,
        email: 'ann@example.test',
        userProfileUrl: '/media/a.png',
        password: 'long enough',
      }
      return onlyRow((await api.createClientUser({ body, idempotencyKey })).new_client)
    },
  },
  update: {
    access: 'updateUser',
    async run(api, userId, { name, version }, { idempotencyKey }) {
      const body = { name, version }
      return onlyRow((await api.updateUser({ params: { userId }, body, idempotencyKey })).updated_user)
    },
  },
  remove: { access: 'deleteUser', run: async (api, userId) => api.deleteUser({ params: { userId } }) },
})

const row = (user_id: number) => ({ user_id, user_name: `User ${user_id}` })

function provider(answer: (call: SentCall) => { status?: number; body: unknown }) {
  const { fetch, sent } = fakeFetch(answer)
  const api = createApiClient({ baseUrl: '/api', fetch })
  return { data: createDataProvider(api, { 'client-users': clientUsers }), sent }
}

const page = (pageNumber: number, perPage: number, more: object = {}) => ({
  pagination: { page: pageNumber, perPage },
  sort: { field: 'user_name', order: 'ASC' as const },
  filter: {},
  ...more,
})

describe('a list', () => {
  it('speaks the documents: pages from 0, named rows, rowCount, an id for every record', async () => {
    const { data, sent } = provider(() => ({ body: { clients: [row(7), row(8)], rowCount: 57 } }))
    const answer = await data.getList(
      'client-users',
      page(3, 10, { sort: { field: 'email', order: 'DESC' }, filter: { q: '  ann ' } }),
    )
    expect(sent.map(({ path }) => path)).toEqual([
      '/user/client-users?search=ann&sortBy=email&sortOrder=desc&page=2&pageSize=10',
    ])
    expect(answer).toEqual({
      data: [
        { ...row(7), id: 7 },
        { ...row(8), id: 8 },
      ],
      total: 57,
    })
  })

  it('that comes whole is asked for once, however many rows of it are wanted', async () => {
    const { fetch, sent } = fakeFetch(() => ({ body: { clients: [row(7), row(8)], rowCount: 2 } }))
    const whole = resourceEndpoints({
      id: 'user_id',
      list: listAction({
        access: 'clientUsers',
        sorts: [],
        isWhole: true,
        async run(api, { page, pageSize }) {
          const { clients } = await api.clientUsers()
          return { rows: clients.slice(page * pageSize, (page + 1) * pageSize), rowCount: clients.length }
        },
      }),
    })
    const data = createDataProvider(createApiClient({ baseUrl: '/api', fetch }), { 'client-users': whole })
    const { total } = await data.getList('client-users', page(1, 10_000))
    expect([total, sent.length]).toEqual([2, 1])
  })

  it('without rows is an empty page', async () => {
    const { data } = provider(() => ({ body: { clients: [], rowCount: 0 } }))
    expect(await data.getList('client-users', page(1, 10))).toEqual({ data: [], total: 0 })
  })

  it('leaves an order that the endpoint does not know to the server', async () => {
    const { data, sent } = provider(() => ({ body: { clients: [], rowCount: 0 } }))
    await data.getList('client-users', page(1, 10, { sort: { field: 'id', order: 'DESC' } }))
    expect(sent[0]?.path).toBe('/user/client-users?search=&page=0&pageSize=10')
  })

  it('longer than the server gives at once is put together, as an export needs it', async () => {
    const all = Array.from({ length: 230 }, (_, at) => row(at + 1))
    const { data, sent } = provider(({ path }) => {
      const query = new URLSearchParams(path.split('?')[1])
      const [at, size] = [Number(query.get('page')), Number(query.get('pageSize'))]
      return { body: { clients: all.slice(at * size, (at + 1) * size), rowCount: all.length } }
    })
    const answer = await data.getList('client-users', page(1, 1000))
    expect(answer.data.map(({ id }) => id)).toEqual(all.map(({ user_id }) => user_id))
    expect([sent.length, answer.total]).toEqual([3, 230])
    const second = await data.getList('client-users', page(2, 150))
    expect(second.data.map(({ id }) => id)).toEqual(all.slice(150).map(({ user_id }) => user_id))
  })

  it('is given up when the page no longer waits for it', async () => {
    const { data } = provider(() => ({ body: {} }))
    const stopped = AbortSignal.abort()
    const api = createApiClient({
      baseUrl: '/api',
      fetch: async (_url, init) => {
        init.signal?.throwIfAborted()
        return Response.json({})
      },
    })
    const aborted = createDataProvider(api, { 'client-users': clientUsers })
    await expect(aborted.getList('client-users', page(1, 10, { signal: stopped }))).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    )
    expect(data.supportAbortSignal).toBe(true)
  })
})

describe('a record', () => {
  it('is read by its id, several one by one', async () => {
    const { data, sent } = provider(({ path }) => ({ body: { user: [row(Number(path.split('/').at(-1)))] } }))
    expect(await data.getOne('client-users', { id: 12 })).toEqual({ data: { ...row(12), id: 12 } })
    expect((await data.getMany('client-users', { ids: [3, 5] })).data.map(({ id }) => id)).toEqual([3, 5])
    expect(sent.map(({ path }) => path)).toEqual(['/user/12', '/user/3', '/user/5'])
  })

  it('that the answer leaves out is an error', async () => {
    const { data } = provider(() => ({ body: { user: [] } }))
    await expect(data.getOne('client-users', { id: 12 })).rejects.toThrow('without the record')
  })

  it('is created once for one idempotency key', async () => {
    const { data, sent } = provider(() => ({ body: { new_client: [row(99)] } }))
    const answer = await data.create('client-users', {
      data: { name: 'Ann' },
      meta: { idempotencyKey: 'k1' },
    })
    expect(answer.data.id).toBe(99)
    expect(sent[0]).toMatchObject({
      method: 'POST',
      path: '/user/client',
      idempotencyKey: 'k1',
      body: { name: 'Ann' },
    })
  })

  it('is changed with the version that it was read with', async () => {
    const { data, sent } = provider(() => ({ body: { updated_user: [row(12)] } }))
    const params = { id: 12, data: { name: 'Ann', version: 4 }, previousData: { id: 12 } }
    expect((await data.update('client-users', params)).data.id).toBe(12)
    expect(sent[0]).toMatchObject({ method: 'PUT', path: '/user/12', body: { name: 'Ann', version: 4 } })
  })

  it('is deleted, several one by one', async () => {
    const { data, sent } = provider(() => ({ body: { deleted_user: [] } }))
    expect((await data.delete('client-users', { id: 12 })).data.id).toBe('12')
    await data.deleteMany('client-users', { ids: [1, 2] })
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /user/12',
      'DELETE /user/1',
      'DELETE /user/2',
    ])
  })
})

describe('an update that is sent again', () => {
  it('keeps its key while its answer was lost, and has a new one afterwards', async () => {
    let calls = 0
    const { data, sent } = provider(() => {
      calls += 1
      if (calls === 1) throw new TypeError('The connection broke.')
      return { body: { updated_user: [row(12)] } }
    })
    const params = { id: 12, data: { name: 'Ann', version: 4 }, previousData: { id: 12 } }
    await expect(data.update('client-users', params)).rejects.toThrow('could not be reached')
    await data.update('client-users', params)
    await data.update('client-users', params)
    const [lost, again, later] = sent.map(({ idempotencyKey }) => idempotencyKey)
    expect(lost).toMatch(/^[0-9a-f]{32}$/)
    expect(again).toBe(lost)
    expect(later).not.toBe(lost)
  })
})

describe('a refusal', () => {
  const change = async (status: number, body: object): Promise<HttpError> => {
    const { data } = provider(() => ({ status, body }))
    const params = { id: 12, data: { name: '' }, previousData: { id: 12 } }
    return data.update('client-users', params).then(
      () => expect.unreachable(),
      (error: HttpError) => error,
    )
  }

  it('keeps the server’s message and its texts by field', async () => {
    const error = await change(422, {
      message: 'A name must be provided',
      code: 'invalid',
      issues: { name: 'A name must be provided' },
    })
    expect([error.message, error.status]).toEqual(['A name must be provided', 422])
    expect(error.body.errors).toEqual({ name: 'A name must be provided' })
  })

  it('of a stale edit carries the stored record', async () => {
    const error = await change(409, { message: 'Changed', code: 'conflict', stored: { version: 5 } })
    expect([error.status, error.body.stored, error.body.errors]).toEqual([409, { version: 5 }, undefined])
  })
})

it('a resource that nobody declared, or an action that it does not have, is said by name', async () => {
  const { data } = provider(() => ({ body: {} }))
  await expect(data.getList('ghosts', page(1, 10))).rejects.toThrow('There is no resource "ghosts".')
})
