import { privateNames, type RecordFields } from '@product/sdk/contract'
import { activityMessage, maskPrivate } from '@product/sdk/nouns/record-keeping'
import type { Db } from '../../db/db'
import { audit } from '../../db/tables/record-keeping'
import type { Session } from '../people/session'

export interface AuditEntry {
  session: Session
  now: Date
  requestId: string
  /** The rest of the sentence "{user} with privilege level {n} …". */
  action: string
  entity: string
  entityId?: number | string
  before?: unknown
  after?: unknown
  /** Of the record: those that are private are masked. */
  fields?: RecordFields
  /** The client whose dashboard the actor looked at while acting. */
  subject?: { id: number; name: string }
}

/**
 * Writes who did what; private fields of both sides are masked first.
 * `tx` is the transaction of the write itself, so neither stands without the other.
 */
export async function recordAudit(tx: Db, entry: AuditEntry): Promise<void> {
  const { name, role } = entry.session
  const { before, after } = maskPrivate(entry.before, entry.after, privateNames(entry.fields ?? {}))
  await tx.insert(audit).values({
    at: entry.now,
    actor_id: entry.session.userId,
    actor_name: name,
    actor_privilege: role,
    subject_id: entry.subject?.id,
    subject_name: entry.subject?.name,
    action: entry.action,
    message: activityMessage({
      user: name,
      privilege: role,
      action: entry.action,
      client: entry.subject?.name,
    }),
    entity: entry.entity,
    entity_id: entry.entityId === undefined ? null : String(entry.entityId),
    before,
    after,
    request_id: entry.requestId,
  })
}
