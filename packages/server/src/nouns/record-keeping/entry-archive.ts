import { and, desc, eq, getTableColumns, gte, inArray, sql } from 'drizzle-orm'
import { Conflict } from '../../contract/refusals'
import { type Db, first, rows } from '../../db/db'
import { audit, audit_archives, leavingEntries } from '../../db/tables/record-keeping'
import { getArchivePart, putArchivePart } from '../../outside/archive-part'
import type { FileStore } from '../../outside/file-store'
import type { MayDrop } from './archive-hold-store'

/** So many leave in one file and one transaction. */
const AT_ONCE = 5000

/** A file of entries that left the database. */
export type ArchivedEntries = typeof audit_archives.$inferSelect

interface LeavingEntry {
  id: number
  /** When, in milliseconds since 1970 UTC. */
  ms: number
  line: string
}

const at = (instant: number) => sql`${new Date(instant).toISOString()}::timestamptz`

/** How many entries before an instant (ms) would leave. */
export async function countLeavingEntries(db: Db, before: number): Promise<number> {
  return db.$count(audit, and(leavingEntries, sql`at < ${at(before)}`))
}

/**
 * Takes the oldest entries before an instant (ms) out of the database and into a file; undefined where there are none, or
 * where `mayDrop` says no. They are dropped in one transaction with the note of the file, when that was read back: stopped
 * in between, it does the same again, and what is written late for a time that has left is taken by the next.
 */
export async function archiveOldestEntries(
  db: Db,
  files: FileStore,
  before: number,
  mayDrop: MayDrop = async () => true,
): Promise<ArchivedEntries | undefined> {
  const entries = await rows<LeavingEntry>(
    db,
    sql`select audit_id::float8 as id, (extract(epoch from at) * 1000)::float8 as ms,
        (to_jsonb(audit) - 'message_key')::text as line
      from audit where ${leavingEntries} and at < ${at(before)} order by at, audit_id limit ${AT_ONCE}`,
  )
  const [oldest, newest] = [entries[0], entries.at(-1)]
  if (oldest === undefined || newest === undefined) return undefined
  const { name, lines } = await putArchivePart(
    files,
    entries.map(({ line }) => line),
  )
  const archive = { file: name, lines, from: new Date(oldest.ms), to: new Date(newest.ms) }
  return db.transaction(async tx => {
    if (!(await mayDrop(tx))) return undefined
    const dropped = await tx
      .delete(audit)
      .where(
        inArray(
          audit.audit_id,
          entries.map(({ id }) => id),
        ),
      )
      .returning({ audit_id: audit.audit_id })
    if (dropped.length !== lines) {
      throw new Conflict(`${lines} entries were written, ${dropped.length} are there: nothing was dropped.`)
    }
    await tx.insert(audit_archives).values(archive)
    return archive
  })
}

/** All but what the database makes itself. */
const stored = sql.join(
  Object.values(getTableColumns(audit))
    .filter(({ name }) => name !== audit.message_key.name)
    .map(({ name }) => sql.identifier(name)),
  sql`, `,
)

/**
 * Puts the newest file of entries that has any from an instant (ms) on back into the database, whole or not at all, each
 * with the id that it had; undefined where there is none any more. Throws Conflict where the file is damaged.
 */
export const restoreNewestEntries = (
  db: Db,
  files: FileStore,
  after: number,
): Promise<ArchivedEntries | undefined> =>
  db.transaction(async tx => {
    const archive = first(
      await tx
        .select()
        .from(audit_archives)
        .where(gte(audit_archives.to, new Date(after)))
        .orderBy(desc(audit_archives.to), audit_archives.file)
        .limit(1)
        .for('update'),
    )
    if (archive === undefined) return undefined
    const lines = await getArchivePart(files, { name: archive.file, lines: archive.lines })
    await tx.execute(
      sql`insert into audit (${stored}) overriding system value
        select ${stored} from jsonb_populate_recordset(null::audit, ${`[${lines.join(',')}]`}::jsonb)`,
    )
    await tx.delete(audit_archives).where(eq(audit_archives.file, archive.file))
    return archive
  })
