import type { Endpoint } from '@product/sdk/contract'
import { ROLE } from '@product/sdk/values'
import type { Session } from '../nouns/people/session'
import { recordAudit } from '../nouns/record-keeping/record-audit'
import { networkOf } from '../values/network-of'
import type { AppParts } from './app-context'

/** A call that is refused over and over stands in the log once in so long, in milliseconds. */
const ONCE_IN_MS = 600_000
const MOST_REMEMBERED = 1000

const noted = new WeakMap<AppParts, Map<string, number>>()

/** Puts into the activity log that one of the staff called what the role does not allow. */
export async function noteRefusedCall(
  parts: AppParts,
  { method, path }: Endpoint,
  { session, ip, now, requestId }: { session: Session; ip: string; now: Date; requestId: string },
): Promise<void> {
  if (session.role === ROLE.client) return
  const times = noted.get(parts) ?? new Map<string, number>()
  noted.set(parts, times)
  const key = `${session.userId} ${method} ${path}`
  const last = times.get(key)
  if (last !== undefined && Math.abs(now.getTime() - last) < ONCE_IN_MS) return
  if (times.size >= MOST_REMEMBERED) times.clear()
  times.set(key, now.getTime())
  const action = `was refused ${method} ${path} at ${networkOf(ip)}`
  await recordAudit(parts.db, { session, now, requestId, action, entity: 'session' })
}
