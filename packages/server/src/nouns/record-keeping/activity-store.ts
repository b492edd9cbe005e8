import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
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

/** More are not counted: it costs as much as it says little. */
const MOST_COUNTED = 5000

/** No index finds one or two letters: they are looked for among so many of the newest. */
const NEWEST = 20_000
const SHORT = 3

/** What a deed consisted of stands below it, and is found by its own words all the same. */
function shown({ search, partOf }: ActivityPage): SQL | undefined {
  const isShort = search.trim() !== '' && search.trim().length < SHORT
  const among = isShort ? sql`${audit.audit_id} > (select max(audit_id) from audit) - ${NEWEST}` : undefined
  const found = and(contains([audit.message_key], search), among)
  if (partOf !== undefined) return and(eq(audit.part_of, partOf), found)
  return found ?? isNull(audit.part_of)
}

const parts = sql<number>`(select count(*)::int from audit part where part.part_of = audit.audit_id)`

/** Of all that is shown, so many at most; beyond, as many as are known to be there from where the page ends. */
async function countShown(db: Db, found: SQL | undefined, seen: number): Promise<number> {
  const some = db.select({ one: sql`1` }).from(audit).where(found).limit(MOST_COUNTED).as('some')
  const counted = await db.$count(some)
  return counted < MOST_COUNTED ? counted : Math.max(counted, seen)
}

/** A page of the audit by time; rows of one instant in the order they were written. */
export async function activityPage(db: Db, asked: ActivityPage) {
  const { ascending, page, pageSize } = asked
  const direction = ascending ? asc : desc
  const found = shown(asked)
  // Only the index is walked to where the page begins; the rows themselves are read for the page alone. Two queries,
  // since as a join of one, while statistics know of no rows, PostgreSQL may walk there anew for each row of the log.
  const ids = await db
    .select({ audit_id: audit.audit_id })
    .from(audit)
    .where(found)
    .orderBy(direction(audit.at), direction(audit.audit_id))
    .limit(pageSize)
    .offset(page * pageSize)
  const listed = ids.map(({ audit_id }) => audit_id)
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
    .where(inArray(audit.audit_id, listed))
    .orderBy(direction(audit.at), direction(audit.audit_id))
  const hasMore = rows.length === pageSize ? 1 : 0
  const seen = rows.length === 0 ? 0 : page * pageSize + rows.length + hasMore
  return { rows, rowCount: await countShown(db, found, seen) }
}
