import { ApiError, type Endpoint } from '@product/sdk/contract'
import { composed, groupBy, LARGEST_ID, MEGABYTE } from '@product/sdk/values'
import type { z } from 'zod'
import { Invalid, NotFound, readBySchema } from '../contract/refusals'
import type { BodyRoom } from './body-room'
import { type BodyLimits, receivedPieces } from './received-pieces'
import { withZonePlus } from './zone-plus'

/** JSON bodies are small; a batch of positions may be larger; files have their own limit. */
const BODY_LIMITS = { json: MEGABYTE, form: 4 * MEGABYTE, multipart: 26 * MEGABYTE } as const

/** How long a whole body may be on its way, in milliseconds. */
const BODY_MS = { json: 20_000, form: 20_000, multipart: 120_000 } as const

async function readLimited(request: Request, limits: BodyLimits): Promise<Uint8Array<ArrayBuffer>> {
  let whole = new Uint8Array(1024)
  let size = 0
  // Copied at once: a piece of one byte is an object of hundreds.
  for await (const piece of receivedPieces(request, limits)) {
    if (size + piece.byteLength > whole.byteLength) {
      const larger = new Uint8Array(Math.max(2 * whole.byteLength, size + piece.byteLength))
      larger.set(whole)
      whole = larger
    }
    whole.set(piece, size)
    size += piece.byteLength
  }
  return whole.subarray(0, size)
}

/** No call nests as deep; a hundred times this, and a body could be read but not written again. */
const DEEPEST = 50

/** Also where it is written as an escape. */
const BEYOND_ASCII = /[\u0080-\uFFFF]|\\u/

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some(inner => isDeeperThan(levels - 1, inner)))

function parseJson(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) return {}
  let text: string
  let body: unknown
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    body = JSON.parse(text)
  } catch (cause) {
    throw new ApiError('malformed', 'The body is not valid JSON.', { cause })
  }
  if (isDeeperThan(DEEPEST, body)) throw new ApiError('malformed', 'The body is nested too deep.')
  return BEYOND_ASCII.test(text) ? composed(body) : body
}

/** The values by name; those of a repeated name as a list. */
function byName<Value>(entries: Iterable<[string, Value]>): Record<string, unknown> {
  const all = groupBy(
    entries,
    ([name]) => name,
    ([, value]) => value,
  )
  return Object.fromEntries([...all].map(([name, values]) => [name, values.length > 1 ? values : values[0]]))
}

/** No form of ours has as many, and each takes time to read. */
const MOST_FIELDS = 1000
const AMPERSAND = 38

/** Names and values as addresses have them, in a query or a body: a blank is a `+` there, so a zone may have lost its own. */
const addressFields = (fields: URLSearchParams): Record<string, unknown> =>
  byName([...fields].map(([name, value]) => [name, withZonePlus(value)]))

function parseForm(bytes: Uint8Array): unknown {
  let fields = 1
  for (const byte of bytes) if (byte === AMPERSAND) fields += 1
  if (fields > MOST_FIELDS) throw new ApiError('malformed', `The form has more than ${MOST_FIELDS} fields.`)
  return composed(addressFields(new URLSearchParams(new TextDecoder().decode(bytes))))
}

async function parseParts(request: Request, bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    return composed(byName([...form]))
  } catch (cause) {
    throw new ApiError('malformed', 'The form could not be read.', { cause })
  }
}

/** A body of at most so many bytes as text, for an address outside the contract. */
export const readText = async (request: Request, mostBytes: number, room?: BodyRoom): Promise<string> =>
  new TextDecoder().decode(await readLimited(request, { bytes: mostBytes, ms: BODY_MS.form, room }))

/** As long as for a form of the size. */
const timeFor = (mostBytes: number): number =>
  mostBytes > BODY_LIMITS.form ? BODY_MS.multipart : BODY_MS.json

/** A JSON body of at most so many bytes, for a handler that reads its own. */
export const readJson = async (request: Request, mostBytes: number, room?: BodyRoom): Promise<unknown> =>
  parseJson(await readLimited(request, { bytes: mostBytes, ms: timeFor(mostBytes), room }))

/** The body as the endpoint wants it; a type it doesn't take is refused before it is read. */
export async function readBody(request: Request, endpoint: Endpoint, room?: BodyRoom): Promise<unknown> {
  const kind = endpoint.bodyKind ?? 'json'
  const type = request.headers.get('content-type')
  const isJson = type === null || /^application\/([\w.+-]+\+)?json\b/i.test(type)
  const isForm = kind === 'form' && /^application\/x-www-form-urlencoded\b/i.test(type ?? '')
  const isPlain = endpoint.foreignWire === true && /^text\/plain\b/i.test(type ?? '')
  if (kind === 'json' && !isJson && !isPlain)
    throw new ApiError('wrong_type', 'Send the body as application/json.')
  if (kind === 'multipart' && !/^multipart\/form-data\b/i.test(type ?? '')) {
    throw new ApiError('wrong_type', 'Send the body as multipart/form-data.')
  }
  const bytes = await readLimited(request, { bytes: BODY_LIMITS[kind], ms: BODY_MS[kind], room })
  if (kind === 'multipart') return parseParts(request, bytes)
  return isForm ? parseForm(bytes) : parseJson(bytes)
}

/** Query parameters; a repeated name becomes a list, and a time has its zone whole. */
export const readQuery = (url: URL): Record<string, unknown> => addressFields(url.searchParams)

/** Parses path parameters or a query; what doesn't fit is a malformed request, not a rule's refusal. */
export function parseAddress(schema: z.ZodType | undefined, value: unknown): Record<string, unknown> {
  if (schema === undefined) return {}
  const result = readBySchema(schema, composed(value))
  // Params and queries are objects by the type of an endpoint.
  if (result.issues === undefined) return result.data as Record<string, unknown>
  const { issues } = result
  throw new ApiError('malformed', Object.values(issues)[0] ?? 'The address is malformed.', { issues })
}

/** A number in the path is an id: one that no column can hold names nothing. */
export function refuseImpossibleIds(params: Record<string, unknown>): void {
  for (const value of Object.values(params)) {
    if (typeof value === 'number' && (value < 1 || value > LARGEST_ID)) throw new NotFound()
    // A parameter that may also say "none" is parsed into an object that holds the id.
    if (typeof value === 'object' && value !== null) refuseImpossibleIds({ ...value })
  }
}

export function parseBody(schema: z.ZodType, value: unknown): unknown {
  const result = readBySchema(schema, value)
  if (result.issues === undefined) return result.data
  throw new Invalid(result.issues)
}
