import { privateNames, type RecordFields } from '@product/sdk/contract'
import { activityMessage, maskPrivate } from '@product/sdk/nouns/record-keeping'
import type { Db } from '../../db/db'
import { audit } from '../../db/tables/record-keeping'
import type { Session } from '../people/session'

/** Who acts: someone who is logged in, or a command of the server's machine, which has no account. */
export type Actor = Pick<Session, 'userId' | 'name' | 'role'> | { userId: null; name: string; role: null }

export interface AuditEntry {
  session: Actor
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

/** More at once would be more parameters than a statement may have. */
const AT_ONCE = 1000

/**
 * Writes who did what; private fields of both sides are masked first.
 * `tx` is the transaction of the write itself, so neither stands without the other.
 */
export const recordAudit = (tx: Db, entry: AuditEntry): Promise<void> => recordAudits(tx, [entry])

/** The same of many deeds, in few statements. */
export async function recordAudits(
  tx: Db,
  entries: readonly AuditEntry[],
  partOf: number | null = null,
): Promise<void> {
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    const part = entries.slice(from, from + AT_ONCE)
    await tx.insert(audit).values(part.map(entry => ({ ...auditRow(entry), part_of: partOf })))
  }
}

/** One deed and all it consisted of: each is on record, and the log shows the deed once. */
export async function recordWithParts(
  tx: Db,
  whole: AuditEntry,
  parts: readonly AuditEntry[],
): Promise<void> {
  const [row] = await tx.insert(audit).values(auditRow(whole)).returning({ audit_id: audit.audit_id })
  await recordAudits(tx, parts, row?.audit_id)
}

function auditRow(entry: AuditEntry): typeof audit.$inferInsert {
  const { name, role } = entry.session
  const { before, after } = maskPrivate(entry.before, entry.after, privateNames(entry.fields ?? {}))
  return {
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
  }
}
