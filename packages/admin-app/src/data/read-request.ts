interface ListRequest {
  kind: 'list'
  resource: string
  /** First and last row, from 0, inclusive. */
  range: [number, number]
  sort?: [field: string, order: string]
  filter: Record<string, unknown>
}

/** A request of ra-data-simple-rest, taken apart. */
export type RestRequest =
  | ListRequest
  | { kind: 'one' | 'remove'; resource: string; id: string }
  | { kind: 'many'; resource: string; ids: string[] }
  | { kind: 'create'; resource: string; data: Record<string, unknown> }
  | { kind: 'update'; resource: string; id: string; data: Record<string, unknown> }

const json = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text))

/** What the provider sends is its own: its shape is known, only not to the compiler. */
const readBody = (body: unknown): Record<string, unknown> =>
  (typeof body === 'string' ? json(body) : {}) as Record<string, unknown>

/** Reads address, method and body as ra-data-simple-rest 5.15 writes them. */
export function readRequest(
  url: string,
  { method = 'GET', body }: { method?: string; body?: unknown },
): RestRequest {
  const { pathname, searchParams } = new URL(url, 'http://local')
  const [, resource = '', encodedId] = pathname.split('/')
  const id = decodeURIComponent(encodedId ?? '')
  if (method === 'POST') return { kind: 'create', resource, data: readBody(body) }
  if (method === 'PUT') return { kind: 'update', resource, id, data: readBody(body) }
  if (method === 'DELETE') return { kind: 'remove', resource, id }
  if (encodedId !== undefined) return { kind: 'one', resource, id }
  const filter = readBody(searchParams.get('filter') ?? undefined)
  const range = json(searchParams.get('range'))
  if (range === undefined) {
    return { kind: 'many', resource, ids: Array.isArray(filter.id) ? filter.id.map(String) : [] }
  }
  return {
    kind: 'list',
    resource,
    // Written by the provider from its page and page size.
    range: range as [number, number],
    sort: json(searchParams.get('sort')) as [string, string] | undefined,
    filter,
  }
}
