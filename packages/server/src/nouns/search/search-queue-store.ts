import type { SearchIndexName } from '@product/sdk/nouns/search'
import { sql } from 'drizzle-orm'
import { type Db, first, rows } from '../../db/db'

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

/** The records that the changes bear on: a vendor's name stands in those of its trucks and payments, and so on. */
export async function recordsTouched(
  tx: Db,
  changes: readonly QueuedChange[],
): Promise<Map<SearchIndexName, number[]>> {
  const found = await rows<{ index_name: SearchIndexName; record_id: number }>(
    tx,
    sql`with changed as (
        select * from json_to_recordset(${JSON.stringify(changes)}::json) as given(entity text, entity_id int)
      ), vendor as (select entity_id as vendor_id from changed where entity = 'vendor'),
      truck as (select entity_id as truck_id from changed where entity = 'truck'),
      campaign as (select entity_id as campaign_id from changed where entity = 'campaign')
      select 'vendors' as index_name, vendor_id as record_id from vendor
      union select 'trucks', truck_id from truck
      union select 'trucks', truck_id from trucks join vendor using (vendor_id)
      union select 'trucks', truck_id from truck_campaigns join campaign using (campaign_id)
        where truck_id is not null
      union select 'payments', entity_id from changed where entity = 'payment'
      union select 'payments', payment_schedule_id from payment_schedules join truck using (truck_id)
      union select 'payments', payment_schedule_id from payment_schedules join campaign using (campaign_id)
      union select 'payments', payment_schedule_id
        from payment_schedules join trucks using (truck_id) join vendor using (vendor_id)
      union select 'campaigns', entity_id from changed where entity in ('campaign', 'campaign_size')`,
  )
  const touched = new Map<SearchIndexName, number[]>()
  for (const { index_name, record_id } of found) {
    const ids = touched.get(index_name) ?? []
    ids.push(record_id)
    touched.set(index_name, ids)
  }
  return touched
}
