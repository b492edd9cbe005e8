import type { SearchIndexName, SearchRecord } from '@product/sdk/nouns/search'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'

export interface DueRecord {
  index: SearchIndexName
  record_id: number
  record: SearchRecord | null
  revision: number
}

/** Marks what an account does not have as it is now: all of it, when the account is a new one. */
export async function markDue(db: Db, account: string): Promise<void> {
  await db.execute(
    sql`update search_documents set push_due = true
      where not push_due
        and (pushed_to is distinct from ${account} or pushed_revision is distinct from revision)`,
  )
}

export const dueRecords = (db: Db, most: number): Promise<DueRecord[]> =>
  rows(
    db,
    sql`select index_name as index, record_id, record, revision from search_documents where push_due
      order by index_name, record_id limit ${most}`,
  )

/**
 * Notes what was sent. A record that changed meanwhile stays due, so that of two servers that sent different states
 * the newer one wins in the end.
 */
export async function noteSent(db: Db, account: string, sent: readonly DueRecord[]): Promise<void> {
  const list = JSON.stringify(sent.map(({ record: _, ...one }) => one))
  const given = sql`json_to_recordset(${list}::json) as given("index" text, record_id int, revision int)`
  const same = sql`stored.index_name = given."index" and stored.record_id = given.record_id`
  await db.transaction(async tx => {
    await tx.execute(
      sql`delete from search_documents stored using ${given}
        where ${same} and stored.record is null and stored.revision = given.revision`,
    )
    await tx.execute(
      sql`update search_documents stored
        set pushed_to = ${account}, pushed_revision = given.revision, push_due = stored.revision <> given.revision
        from ${given} where ${same}`,
    )
  })
}
