import type { Answer, Endpoint, Endpoints, HandlerInput } from '@product/sdk/contract'
import type { Db } from '../db/db'
import type { Session } from '../nouns/people/session'
import type { BodyRoom } from './body-room'
import type { FileAnswer } from './file-answer'
import type { JsonText } from './json-text'
import type { LargeAnswer } from './large-answer'
import type { PluggedParts } from './server-feature'

type SessionOf<E extends Endpoint> = E['access'] extends string ? Session | undefined : Session

/** What a handler is given. `db` is the request's transaction for a write, the database for a read. */
export type Call<E extends Endpoint> = HandlerInput<E> & {
  session: SessionOf<E>
  db: Db
  parts: PluggedParts
  now: Date
  requestId: string
  request: Request
  /** Counts what of a body stands in memory: for a handler that reads its own. */
  room: BodyRoom
  /** The caller's network address. */
  ip: string
  /** Headers of the answer, for cookies. */
  headers: Headers
  /** What is to be done once the write stands: telling others. Not done where the answer was stored before. */
  afterCommit(work: () => void | Promise<void>): void
}

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<Answer<E> | JsonText | FileAnswer | LargeAnswer>

/** A write that opens its own transactions: it must keep something even when it refuses. */
interface OwnTransaction<E extends Endpoint> {
  ownTransaction: true
  handler: Handler<E>
}

export interface Implementation {
  name: string
  endpoint: Endpoint
  ownTransaction: boolean
  handler: Handler<Endpoint>
}

/** Binds a set of endpoints to their handlers. A missing handler or a wrong answer field does not compile. */
export function implement<Api extends Endpoints>(
  endpoints: Api,
  handlers: { [Name in keyof Api]: Handler<Api[Name]> | OwnTransaction<Api[Name]> },
): Implementation[] {
  return Object.entries(endpoints).map(([name, endpoint]) => {
    const given = handlers[name as keyof Api]
    const own = typeof given !== 'function'
    // Each handler is called only with what its own endpoint's schemas parsed, so the wider type is safe.
    const handler = (own ? given.handler : given) as unknown as Handler<Endpoint>
    return { name, endpoint, ownTransaction: own, handler }
  })
}
