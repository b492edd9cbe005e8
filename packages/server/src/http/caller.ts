import type { Session } from '../nouns/people/session'
import { networkOf } from '../values/network-of'
import type { AppParts } from './app-context'
import { type BodyRoom, bodyRooms } from './body-room'
import { limitRate } from './limit-rate'

/** The line of all who have no session. */
export const STRANGERS = 'strangers'

/** Whose memory a request takes, and the lines in which it waits, one after the other. */
export interface Caller {
  room: BodyRoom
  lines: readonly string[]
}

/** Throws ApiError `too_many` where a session, or a network without one, asks too often. */
export async function limitCaller(
  parts: Pick<AppParts, 'rateLimiter'>,
  session: Session | undefined,
  ip: string,
  now: Date,
): Promise<void> {
  const key = session ? `session ${session.tokenHash}` : `address ${networkOf(ip)}`
  await limitRate(parts, key, now)
}

const roomFor = bodyRooms()

/** One person, however often they are logged in. */
export function callerWith({ userId }: Session): Caller {
  const line = `user ${userId}`
  return { room: roomFor('person', line), lines: [line] }
}

/** All of a kind take turns as one; each network has a line of its own before, which is all that it can fill. */
export function callerFrom(ip: string, kind: typeof STRANGERS | 'trackers' | 'carriers'): Caller {
  const network = networkOf(ip)
  return { room: roomFor('network', network), lines: [`${kind} of ${network}`, kind] }
}

/** Does the work when its turn has come in each of these lines. */
export function inLines<T>(
  parts: Pick<AppParts, 'turns'>,
  [line, ...others]: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  if (line === undefined || parts.turns === undefined) return work()
  return parts.turns(line, () => inLines(parts, others, work))
}
