import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { contains } from '../../db/contains'
import type { Db } from '../../db/db'
import { audit } from '../../db/tables/record-keeping'

export interface ActivityPage {
  ascending: boolean
  page: number
  pageSize: number
  search: string
  /** The deed whose parts are meant. */
  partOf?: number
}

/** What a deed consisted of stands below it, and is found by its own words all the same. */
function shown({ search, partOf }: ActivityPage): SQL | undefined {
  const found = contains([audit.message_key], search)
  if (partOf !== undefined) return and(eq(audit.part_of, partOf), found)
  return found ?? isNull(audit.part_of)
}

const parts = sql<number>`(select count(*)::int from audit part where part.part_of = ${audit.audit_id})`

/** A page of the audit by time; rows of one instant in the order they were written. */
export async function activityPage(db: Db, asked: ActivityPage) {
  const { ascending, page, pageSize } = asked
  const direction = ascending ? asc : desc
  const found = shown(asked)
  // Only the index is walked to where the page begins; the rows themselves are read for the page alone.
  const ids = db
    .select({ audit_id: audit.audit_id })
    .from(audit)
    .where(found)
    .orderBy(direction(audit.at), direction(audit.audit_id))
    .limit(pageSize)
    .offset(page * pageSize)
    .as('page')
  const rows = await db
    .select({
      audit_id: audit.audit_id,
      at: audit.at,
      message: audit.message,
      actor_name: audit.actor_name,
      actor_privilege: audit.actor_privilege,
      action: audit.action,
      subject_name: audit.subject_name,
      entity: audit.entity,
      entity_id: audit.entity_id,
      before: audit.before,
      after: audit.after,
      parts,
    })
    .from(audit)
    .innerJoin(ids, and(eq(ids.audit_id, audit.audit_id)))
    .orderBy(direction(audit.at), direction(audit.audit_id))
  return { rows, rowCount: await db.$count(audit, found) }
}
