import type { ApiClient } from '@product/sdk/client'
import { readRequest } from './read-request'
import type { ListQuery, ResourceEndpoints, RowPage } from './resource-endpoints'
import { asHttpError } from './as-http-error'

export type Resources = Readonly<Record<string, ResourceEndpoints>>

interface RequestOptions {
  method?: string
  // react-admin's own type; always the JSON text that its provider wrote.
  body?: unknown
  signal?: AbortSignal | null
  /** Sent twice with the same key, it is done once. */
  idempotencyKey?: string
}

/** The most rows that the server gives at once; a longer range is put together from several calls. */
const LARGEST_PAGE = 100

const missing = (resource: string, action: string): Error =>
  new Error(`The resource "${resource}" has no "${action}".`)

type ListCall = (page: number, pageSize: number) => Promise<RowPage>

/** Rows `from` to `to` (inclusive, from 0) of a list that only knows pages. */
async function rowsInRange(call: ListCall, [from, to]: [number, number], largest: number): Promise<RowPage> {
  const size = to - from + 1
  if (size <= largest && from % size === 0) return call(from / size, size)
  const firstPage = Math.floor(from / LARGEST_PAGE)
  const rows: object[] = []
  let rowCount = Number.POSITIVE_INFINITY
  for (let page = firstPage; page * LARGEST_PAGE <= Math.min(to, rowCount - 1); page += 1) {
    const part = await call(page, LARGEST_PAGE)
    rowCount = part.rowCount
    rows.push(...part.rows)
    if (part.rows.length === 0) break
  }
  const start = from - firstPage * LARGEST_PAGE
  return { rows: rows.slice(start, start + size), rowCount: Number.isFinite(rowCount) ? rowCount : 0 }
}

/**
 * Takes the place of `fetchJson` below ra-data-simple-rest: reads what that provider would have sent to a REST server
 * (`GET /r?sort=["f","ASC"]&range=[0,9]&filter={…}`), makes the SDK's call of the resource instead, and answers as
 * such a server would, with `Content-Range` and the bare rows. Every record gets its `id`.
 */
export function createHttpClient(api: ApiClient, resources: Resources) {
  async function listRows(endpoints: ResourceEndpoints, request: ListRequest, signal?: AbortSignal) {
    const { resource, range, sort, filter } = request
    const { list } = endpoints
    if (!list) throw missing(resource, 'list')
    const { q, ...others } = filter
    const sortBy = list.sorts.find(name => name === sort?.[0])
    const query: Omit<ListQuery, 'page' | 'pageSize'> = {
      search: typeof q === 'string' ? q.trim() : '',
      ...(sortBy !== undefined && { sortBy, sortOrder: sort?.[1] === 'DESC' ? 'desc' : 'asc' }),
    }
    const call: ListCall = async (page, pageSize) =>
      list.run(api, { ...query, page, pageSize }, { filter: others, signal })
    return rowsInRange(call, range, list.isWhole ? Number.POSITIVE_INFINITY : LARGEST_PAGE)
  }

  async function answer(url: string, options: RequestOptions): Promise<Reply> {
    const request = readRequest(url, options)
    const { resource } = request
    const endpoints = resources[resource]
    if (!endpoints) throw new Error(`There is no resource "${resource}".`)
    const { id: idField, one, create, update, remove } = endpoints
    const withId = (row: object, id?: string) => ({ ...row, id: Reflect.get(row, idField) ?? id })
    const signal = options.signal ?? undefined
    switch (request.kind) {
      case 'list': {
        const { rows, rowCount } = await listRows(endpoints, request, signal)
        const [from] = request.range
        const to = from + rows.length - 1
        return {
          json: rows.map(row => withId(row)),
          range: `${resource} ${from}-${Math.max(to, 0)}/${rowCount}`,
        }
      }
      case 'one':
        if (!one) throw missing(resource, 'one')
        return { json: withId(await one.run(api, request.id, { signal }), request.id) }
      case 'many':
        if (!one) throw missing(resource, 'one')
        return {
          json: await Promise.all(
            request.ids.map(async id => withId(await one.run(api, id, { signal }), id)),
          ),
        }
      case 'create':
        if (!create) throw missing(resource, 'create')
        return {
          json: withId(await create.run(api, request.data, { idempotencyKey: options.idempotencyKey })),
        }
      case 'update':
        if (!update) throw missing(resource, 'update')
        return {
          json: withId(
            await update.run(api, request.id, request.data, { idempotencyKey: options.idempotencyKey }),
            request.id,
          ),
        }
      case 'remove':
        if (!remove) throw missing(resource, 'remove')
        await remove.run(api, request.id)
        return { json: { id: request.id } }
    }
  }

  return async (url: string, options: RequestOptions = {}) => {
    try {
      const { json, range } = await answer(url, options)
      const headers = new Headers(range === undefined ? {} : { 'Content-Range': range })
      return { status: 200, headers, body: '', json }
    } catch (error) {
      throw asHttpError(error)
    }
  }
}

interface Reply {
  json: unknown
  range?: string
}

type ListRequest = Extract<ReturnType<typeof readRequest>, { kind: 'list' }>
