import type { SearchIndexName } from '@product/sdk/nouns/search'
import { groupBy } from '@product/sdk/values'
import { sql } from 'drizzle-orm'
import { type Db, first, rows } from '../../db/db'
import type { SearchSource } from './search-source'

/** Any fixed number does, as long as no other lock has it. */
const DRAIN_LOCK = 72_657_102

export interface QueuedChange {
  entity: string
  entity_id: number
}

export const isQueueEmpty = async (db: Db): Promise<boolean> =>
  (await rows(db, sql`select 1 as one from search_queue limit 1`)).length === 0

/** One transaction at a time brings the index up to date, so no older state overwrites a newer one. */
export async function lockIndex(tx: Db, mayWait: boolean): Promise<boolean> {
  if (mayWait) {
    await tx.execute(sql`select pg_advisory_xact_lock(${DRAIN_LOCK})`)
    return true
  }
  const answer = await rows<{ got: boolean }>(tx, sql`select pg_try_advisory_xact_lock(${DRAIN_LOCK}) as got`)
  return first(answer)?.got === true
}

/** Takes the oldest changes off the queue, each once. Statements after this one see at least these changes. */
export async function takeChanges(tx: Db, most: number): Promise<QueuedChange[]> {
  const taken = await rows<QueuedChange>(
    tx,
    sql`delete from search_queue
      where queue_id in (select queue_id from search_queue order by queue_id limit ${most})
      returning entity, entity_id`,
  )
  return [...new Map(taken.map(change => [`${change.entity} ${change.entity_id}`, change])).values()]
}

/** The records that the changes bear on, by index: a vendor's name stands in those of its trucks, and so on. */
export async function recordsTouched(
  tx: Db,
  sources: readonly SearchSource[],
  changes: readonly QueuedChange[],
): Promise<Map<SearchIndexName, number[]>> {
  if (sources.length === 0) return new Map()
  const parts = sources.map(
    ({ index, touched: ids }) =>
      sql`select ${index}::text as index_name, record_id from (${ids}) of_index (record_id)`,
  )
  const found = await rows<{ index_name: SearchIndexName; record_id: number }>(
    tx,
    sql`with changed as (
        select * from json_to_recordset(${JSON.stringify(changes)}::json) as given(entity text, entity_id int)
      ) ${sql.join(parts, sql` union `)}`,
  )
  return groupBy(
    found,
    ({ index_name }) => index_name,
    ({ record_id }) => record_id,
  )
}
