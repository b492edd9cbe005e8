import { ApiError, type Endpoint } from '@product/sdk/contract'
import { owesSecondFactor, SECOND_FACTOR_TEXTS } from '@product/sdk/nouns/people'
import type { Context } from 'hono'
import type { AppEnv } from '../app'
import { findSession, noteUse } from '../nouns/people/session-store'
import type { AppParts } from './app-context'
import type { Session } from '../nouns/people/session'
import { noRoom } from './error-response'
import { callerFrom, callerWith, inLines, limitCaller, STRANGERS } from './caller'
import { bodyOf, contractedAnswer, contractedRefusal, storedAnswer } from './contracted-answer'
import { refuseCrossSite } from './cross-site'
import { FileAnswer } from './file-answer'
import { type IdempotentRequest, once } from '../nouns/record-keeping/idempotency-store'
import type { Call, Implementation } from './implement'
import { isInVain, limitRate, vainDeliveries } from './limit-rate'
import { LargeAnswer, largeResponse, oneAtATime, type PieceTurn } from './large-answer'
import { networkOf } from '../values/network-of'
import { checkOwnership } from './ownership'
import type { PluggedParts } from './server-feature'
import { parseAddress, parseBody, readBody, readQuery, refuseImpossibleIds } from './read-input'
import { noteRefusedCall } from './refused-calls'
import { sessionToken } from './session-cookie'
import { sha256 } from '../values/tokens'

/** The live session of a request, by its cookie or token. */
export async function sessionOf(request: Request, parts: AppParts, now: Date): Promise<Session | undefined> {
  const token = sessionToken(request, parts.settings)
  return token === undefined ? undefined : findSession(parts.db, sha256(token), now)
}

function refuseByRole(endpoint: Endpoint, session: Session | undefined): void {
  if (typeof endpoint.access === 'string') return
  if (session === undefined) throw new ApiError('no_session', 'Please log in.')
  const { all, own = [] } = endpoint.access
  if (!all.includes(session.role) && !own.includes(session.role)) {
    throw new ApiError('forbidden', 'Your role does not allow this.')
  }
}

/** Whose role owes a second factor may do nothing but set it up. */
function refuseWithoutSecondFactor(
  endpoint: Endpoint,
  session: Session | undefined,
  { brand }: AppParts['settings'],
): void {
  if (session === undefined || endpoint.access === 'any' || endpoint.beforeSecondFactor === true) return
  if (owesSecondFactor(brand, session)) throw new ApiError('forbidden', SECOND_FACTOR_TEXTS.owed)
}

const isWrite = ({ method, readOnly, access }: Endpoint): boolean =>
  method !== 'GET' && readOnly !== true && access !== 'device'

/** Who has no session stores next to nothing: one can log in, read, and make room. */
async function refuseWithoutRoom(endpoint: Endpoint, parts: AppParts): Promise<void> {
  const stores = endpoint.access === 'device' || (isWrite(endpoint) && endpoint.access !== 'any')
  if (stores && (await parts.hasRoom?.()) === false) throw noRoom()
}

/** What the request's key stands for; undefined without a key. `body` must tell one request from another. */
export function idempotentRequest(
  call: Pick<Call<Endpoint>, 'request' | 'session' | 'ip' | 'now' | 'parts'>,
  body: unknown,
): IdempotentRequest | undefined {
  const key = call.request.headers.get('idempotency-key')
  if (key === null) return undefined
  if (key.length < 1 || key.length > 200) {
    throw new ApiError('malformed', 'An Idempotency-Key has 1 to 200 characters.')
  }
  const owner = call.session ? `user ${call.session.userId}` : `address ${call.ip}`
  const { pathname, search } = new URL(call.request.url)
  const mark = call.parts.cipher.mark(JSON.stringify([call.request.method, pathname + search, body]))
  return { owner, key, mark, now: call.now }
}

/**
 * What the contract lets through of the handler's answer. A write runs in one transaction with its audit row and, where
 * a key was sent, its stored answer; one whose answer breaks the contract is undone.
 */
async function run(
  { endpoint, handler, ownTransaction }: Implementation,
  call: Call<Endpoint>,
  body: unknown,
): Promise<unknown> {
  const contracted = (answer: unknown) =>
    contractedAnswer(endpoint, answer, call.parts.settings.checkAnswers === true)
  if (!isWrite(endpoint) || ownTransaction) return contracted(await handler(call))
  const idempotent = idempotentRequest(call, body)
  return call.db.transaction(async tx => {
    const work = async () => contracted(await handler({ ...call, db: tx }))
    return idempotent ? storedAnswer(endpoint, await once(tx, idempotent, work)) : work()
  })
}

/** While it waited, whoever asked may have gone: then nothing is read for nobody. What was sent to be saved is. */
function refuseForNobody({ endpoint }: Implementation, { signal }: Request): void {
  if (!isWrite(endpoint) && signal.aborted) throw new ApiError('malformed', 'The request was broken off.')
}

/** The write stands: that nobody could be told of it doesn't undo it. */
async function tell(work: () => void | Promise<void>, parts: AppParts): Promise<void> {
  try {
    await work()
  } catch (fault) {
    parts.log({
      level: 'error',
      message: 'not told',
      fault: fault instanceof Error ? fault.name : typeof fault,
    })
  }
}

async function answered(
  implementation: Implementation,
  call: Call<Endpoint>,
  body: unknown,
  told: readonly (() => void | Promise<void>)[],
): Promise<Response> {
  const answer = await run(implementation, call, body).catch((error: unknown) => {
    throw contractedRefusal(implementation.endpoint, error)
  })
  for (const work of told) await tell(work, call.parts)
  if (answer instanceof LargeAnswer) {
    const { turns, settings } = call.parts
    const turn: PieceTurn = ask => {
      const forSomebody = async () => {
        refuseForNobody(implementation, call.request)
        return ask()
      }
      return turns === undefined ? forSomebody() : turns('large answers', forSomebody)
    }
    return largeResponse(answer, call, { release: settings.release, turn })
  }
  if (answer instanceof FileAnswer) {
    for (const [name, value] of Object.entries(answer.headers())) call.headers.set(name, value)
  }
  return new Response(bodyOf(answer), { headers: call.headers })
}

/** A tracker's delivery; one that is in vain counts against its network. */
async function serveDevice(
  implementation: Implementation,
  parts: PluggedParts,
  context: Context<AppEnv>,
): Promise<Response> {
  const vain = vainDeliveries(networkOf(context.get('ip')))
  const now = parts.clock.now()
  await limitRate(parts, vain, now, 0)
  try {
    return await serve(implementation, parts, context, now)
  } catch (error) {
    if (isInVain(error)) await parts.rateLimiter?.take(vain, now.getTime())
    throw error
  }
}

/** One request to one endpoint: session, role, address, ownership, body, handler, answer, in this order. */
export const serveEndpoint = (
  implementation: Implementation,
  parts: PluggedParts,
  context: Context<AppEnv>,
): Promise<Response> =>
  implementation.endpoint.access === 'device'
    ? serveDevice(implementation, parts, context)
    : serve(implementation, parts, context, parts.clock.now())

async function serve(
  implementation: Implementation,
  parts: PluggedParts,
  context: Context<AppEnv>,
  now: Date,
): Promise<Response> {
  const { endpoint } = implementation
  const request = context.req.raw
  const ip = context.get('ip')
  const isDevice = endpoint.access === 'device'
  // Trackers write by GET: whoever only looks must not.
  if (isDevice && request.method === 'HEAD') throw new ApiError('not_found', 'There is no such call.')
  if (!isDevice) refuseCrossSite(request, parts.settings, endpoint.readOnly === true)
  const session = isDevice ? undefined : await sessionOf(request, parts, now)
  if (!isDevice) await limitCaller(parts, session, ip, now)
  context.set('user', session?.userId)
  if (session) await noteUse(parts.db, session, now).catch(() => {})
  try {
    refuseByRole(endpoint, session)
  } catch (refusal) {
    const requestId = context.get('requestId')
    if (session) await noteRefusedCall(parts, endpoint, { session, ip, now, requestId }).catch(() => {})
    throw refusal
  }
  refuseWithoutSecondFactor(endpoint, session, parts.settings)
  await refuseWithoutRoom(endpoint, parts)
  const params = parseAddress(endpoint.params, context.req.param())
  refuseImpossibleIds(params)
  const query = parseAddress(endpoint.query, readQuery(new URL(request.url)))
  if (session) await checkOwnership(parts, endpoint, params, session)
  const { room, lines } = session ? callerWith(session) : callerFrom(ip, isDevice ? 'trackers' : STRANGERS)
  try {
    const body =
      endpoint.body && !endpoint.streamed
        ? parseBody(endpoint.body, await readBody(request, endpoint, room))
        : undefined
    const told: (() => void | Promise<void>)[] = []
    const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' })
    // Session is present wherever the endpoint's access asks for one: refuseByRole has thrown otherwise.
    const call = {
      params,
      query,
      body,
      session,
      db: isDevice ? (parts.deviceDb ?? parts.db) : parts.db,
      parts,
      now,
      requestId: context.get('requestId'),
      request,
      room,
      ip,
      headers,
      afterCommit: work => told.push(work),
    } as Call<Endpoint>
    const respond = () =>
      inLines(parts, lines, async () => {
        refuseForNobody(implementation, request)
        return answered(implementation, call, body, told)
      })
    // Nobody takes the body of what was only asked after.
    const isTaken = endpoint.large === true && request.method !== 'HEAD'
    return await (isTaken ? oneAtATime(parts, `large answers of ${lines.join()}`, respond) : respond())
  } finally {
    room.leave()
  }
}
