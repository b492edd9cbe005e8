import type { Endpoint } from '@product/sdk/contract'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/db'
import { campaigns } from '../db/tables/campaigns'
import { users } from '../db/tables/people'
import type { Session } from '../nouns/people/session'
import { NotFound } from '../contract/refusals'

async function owns(db: Db, of: 'user' | 'user_or_client' | 'campaign', id: number, session: Session) {
  if (of === 'campaign') {
    const mine = and(eq(campaigns.campaign_id, id), eq(campaigns.user_id, session.userId))
    return (await db.select({ one: campaigns.campaign_id }).from(campaigns).where(mine)).length > 0
  }
  if (id === session.userId) return true
  if (of !== 'user_or_client' || session.role !== 2) return false
  const client = and(eq(users.user_id, id), eq(users.privilege_id, 4))
  return (await db.select({ one: users.user_id }).from(users).where(client)).length > 0
}

/**
 * Lets a role that reaches only its own records go on only with them. Another's record answers like one that is
 * not there, so ids can't be probed.
 */
export async function checkOwnership(
  db: Db,
  endpoint: Endpoint,
  params: Record<string, unknown>,
  session: Session,
): Promise<void> {
  const { access, owner } = endpoint
  if (typeof access === 'string' || access.all.includes(session.role) || owner === undefined) return
  const id = params[owner.param]
  if (typeof id !== 'number' || !(await owns(db, owner.of, id, session))) throw new NotFound()
}
