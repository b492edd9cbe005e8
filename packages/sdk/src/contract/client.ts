import { ApiError, readApiError } from './api-error'
import type { Answer, CallInput, Endpoint, Endpoints, Method } from './endpoint'

/** All that a client needs to know of an endpoint at run time; the rest is types, so zod stays out of the page. */
export interface WireCall {
  method: Method
  path: string
  bodyKind?: 'json' | 'multipart' | 'form'
  answersFile?: boolean
}

export interface ClientOptions {
  /** Where the API stands, without a slash at the end: `/api`, `https://example.test/api`. */
  baseUrl: string
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** A session id for scripts. Pages leave it out: the browser sends the cookie. */
  token?: string
  /** Told of every failed call before it is thrown: the page shows its toast from here. */
  onError?: (error: ApiError, wire: WireCall) => void
}

export interface CallOptions {
  signal?: AbortSignal
  /** The same key sent twice does the work once. Honoured on every write. */
  idempotencyKey?: string
}

type Call<E extends Endpoint> =
  unknown extends CallInput<E>
    ? (input?: CallOptions) => Promise<Answer<E>>
    : Record<never, never> extends CallInput<E>
      ? (input?: CallInput<E> & CallOptions) => Promise<Answer<E>>
      : (input: CallInput<E> & CallOptions) => Promise<Answer<E>>

export type Client<Api extends Endpoints> = { readonly [Name in keyof Api]: Call<Api[Name]> }

interface LooseInput extends CallOptions {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** Fills `{name}` of a path. A value that would leave its segment is encoded. */
export const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))

/** A query string with its question mark; absent values are left out, lists repeat the name. */
export function queryText(query: Record<string, unknown> = {}): string {
  const pairs = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) pairs.append(name, String(one))
    }
  }
  const text = pairs.toString()
  return text === '' ? '' : `?${text}`
}

function formData(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) form.append(name, one instanceof Blob ? one : String(one))
    }
  }
  return form
}

function requestInit(wire: WireCall, input: LooseInput, token: string | undefined): RequestInit {
  // The custom header marks the call as made by a script of this page: no form of another site can set it. A read needs
  // none, and without any the browser takes the answer to a call that the page's own head began.
  const headers: Record<string, string> =
    wire.method === 'GET' ? {} : { accept: 'application/json', 'x-requested-with': 'sdk' }
  if (token !== undefined) headers.authorization = `Bearer ${token}`
  if (input.idempotencyKey !== undefined) headers['idempotency-key'] = input.idempotencyKey
  const init: RequestInit = {
    method: wire.method,
    headers,
    credentials: 'include',
    signal: input.signal ?? null,
  }
  if (input.body === undefined) return init
  if (wire.bodyKind === 'multipart') return { ...init, body: formData(input.body) }
  headers['content-type'] = 'application/json'
  return { ...init, body: JSON.stringify(input.body) }
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const isAbort = (cause: unknown): boolean =>
  typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'AbortError'

async function call(wire: WireCall, input: LooseInput, options: ClientOptions): Promise<unknown> {
  const url = options.baseUrl + fillPath(wire.path, input.params) + queryText(input.query)
  let response: Response
  let body: unknown
  try {
    response = await options.fetch(url, requestInit(wire, input, options.token))
    body = wire.answersFile && response.ok ? await response.blob() : await readBody(response)
  } catch (cause) {
    if (isAbort(cause)) throw cause
    throw new ApiError('network', 'The server could not be reached. Check the connection and try again.', {
      cause,
    })
  }
  if (!response.ok) {
    const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
    throw readApiError(response.status, body, Number.isFinite(wait) ? wait : undefined)
  }
  if (typeof body === 'string') throw new ApiError('unexpected_answer', 'The server sent no JSON.')
  return body
}

/**
 * One typed function per endpoint: `client.login({ body })`. Throws `ApiError`; an aborted call throws the
 * runtime's AbortError unchanged.
 */
export function createClient<Api extends Endpoints>(
  wireCalls: Readonly<Record<keyof Api & string, WireCall>>,
  options: ClientOptions,
): Client<Api> {
  const calls = Object.entries<WireCall>(wireCalls).map(([name, wire]) => [
    name,
    async (input: LooseInput = {}) => {
      try {
        return await call(wire, input, options)
      } catch (error) {
        if (error instanceof ApiError) options.onError?.(error, wire)
        throw error
      }
    },
  ])
  // The table of calls and the types are read off one declaration, so each name has the call its type promises.
  return Object.fromEntries(calls) as Client<Api>
}
