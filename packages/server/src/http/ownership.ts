import type { Endpoint } from '@product/sdk/contract'
import type { Session } from '../nouns/people/session'
import { NotFound } from '../contract/refusals'
import type { PluggedParts } from './server-feature'

/**
 * Lets a role that reaches only its own records go on only with them. Another's record answers like one that is
 * not there, so ids can't be probed.
 */
export async function checkOwnership(
  { db, plugged }: PluggedParts,
  endpoint: Endpoint,
  params: Record<string, unknown>,
  session: Session,
): Promise<void> {
  const { access, owner } = endpoint
  if (typeof access === 'string' || access.all.includes(session.role) || owner === undefined) return
  const owns = plugged.owners.get(owner.of)
  const id = params[owner.param]
  if (typeof id !== 'number' || !(await owns?.(db, id, session))) throw new NotFound()
}
