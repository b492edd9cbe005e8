import type { ActivityPlace } from '@product/sdk/nouns/record-keeping'
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
  /** Where the entry stands or stood that the page follows; `page` then only says how many are before it. */
  after?: ActivityPlace
}

/** More are not counted: it costs as much as it says little. */
const MOST_COUNTED = 5000

/** No index finds one or two letters: they are looked for among so many of the newest. */
const NEWEST = 20_000
const SHORT = 3

/** The rows that are looked at. As a table of its own: as a condition, PostgreSQL may read all others as well. */
function looked({ search }: ActivityPage): SQL {
  const isShort = search.trim() !== '' && search.trim().length < SHORT
  return isShort
    ? sql`(select * from audit newest order by newest.at desc, newest.audit_id desc limit ${NEWEST}) audit`
    : sql`audit`
}

/** What a deed consisted of stands below it, and is found by its own words all the same. */
function shown({ search, partOf }: ActivityPage): SQL | undefined {
  const found = contains([audit.message_key], search)
  if (partOf !== undefined) return and(eq(audit.part_of, partOf), found)
  return found ?? isNull(audit.part_of)
}

const parts = sql<number>`(select count(*)::int from audit part where part.part_of = audit.audit_id)`

/** What comes after a place, in the order of the log. */
const following = ({ at, id }: ActivityPlace, ascending: boolean): SQL =>
  sql`(${audit.at}, ${audit.audit_id}) ${sql.raw(ascending ? '>' : '<')} (${new Date(at).toISOString()}::timestamptz, ${id}::bigint)`

/** Of all that is shown, so many at most; beyond, as many as are known to be there from where the page ends. */
async function countShown(db: Db, asked: ActivityPage, seen: number): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(looked(asked))
    .where(shown(asked))
    .limit(MOST_COUNTED)
    .as('some')
  const counted = await db.$count(some)
  return counted < MOST_COUNTED ? counted : Math.max(counted, seen)
}

/** A page of the audit by time; rows of one instant in the order they were written. */
export async function activityPage(db: Db, asked: ActivityPage) {
  const { ascending, page, pageSize, after } = asked
  const direction = ascending ? asc : desc
  // Only the index is walked to where the page begins, or entered there; the rows themselves are read for the page
  // alone. Two queries, since as a join of one, while statistics know of no rows, PostgreSQL may walk there anew for each
  // row of the log.
  const ids = await db
    .select({ audit_id: sql`${audit.audit_id}`.mapWith(Number) })
    .from(looked(asked))
    .where(and(shown(asked), after === undefined ? undefined : following(after, ascending)))
    .orderBy(direction(audit.at), direction(audit.audit_id))
    .limit(pageSize)
    .offset(after === undefined ? page * pageSize : 0)
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
  return { rows, rowCount: await countShown(db, asked, seen) }
}
