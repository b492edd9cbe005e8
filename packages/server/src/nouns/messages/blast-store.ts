import type { BlockedReason, LeftOut } from '@product/sdk/nouns/messages'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, first, rows } from '../../db/db'
import { blasts } from '../../db/tables/messages'

export type NewBlast = typeof blasts.$inferInsert

export async function insertBlast(tx: Db, blast: NewBlast): Promise<number> {
  const [added] = await tx.insert(blasts).values(blast).returning({ blast_id: blasts.blast_id })
  return added?.blast_id ?? 0
}

/** How far a message to many has come. */
export interface StoredBlast {
  blast_id: number
  kind: 'compose' | 'reminder'
  body: string
  created_at: Date
  created_by_name: string | null
  scheduled_for: Date | null
  /** Recipients, without those whose scheduled message was taken back. */
  total: number
  attempted: number
  successful: number
  failed: number
  left_out: LeftOut[]
}

const NOT_YET = sql`('scheduled', 'waiting')`
const FAILED = sql`('failed', 'undelivered')`

/** Blasts of a set, `select … from blasts` with its order and limit, the newest first. */
async function blastsOf(db: Db, chosen: SQL): Promise<StoredBlast[]> {
  const found = await rows<
    Omit<StoredBlast, 'created_at' | 'scheduled_for'> & { created: number; due: number | null }
  >(
    db,
    sql`select b.blast_id, b.kind, b.body, b.total - m.canceled as total, b.left_out, u.name as created_by_name,
        extract(epoch from b.created_at)::float8 * 1000 as created,
        extract(epoch from b.scheduled_for)::float8 * 1000 as due, m.attempted, m.successful, m.failed
      from (${chosen}) b
      left join users u on u.user_id = b.created_by
      cross join lateral (
        select (count(*) filter (where status = 'canceled'))::int as canceled,
          (count(*) filter (where status not in ${NOT_YET} and status <> 'canceled'))::int as attempted,
          (count(*) filter (where status in ${FAILED}))::int as failed,
          (count(*) filter (where status not in ${NOT_YET} and status not in ${FAILED} and status <> 'canceled'))::int
            as successful
        from messages where blast_id = b.blast_id
      ) m
      order by b.blast_id desc`,
  )
  return found.map(({ created, due, ...blast }) => ({
    ...blast,
    created_at: new Date(created),
    scheduled_for: due === null ? null : new Date(due),
  }))
}

export const findBlast = async (db: Db, id: number): Promise<StoredBlast | undefined> =>
  first(await blastsOf(db, sql`select * from blasts where blast_id = ${id}`))

export const newestBlasts = (db: Db, most: number): Promise<StoredBlast[]> =>
  blastsOf(db, sql`select * from blasts order by blast_id desc limit ${most}`)

/** Two who retry one blast follow each other. */
export async function lockBlast(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`select 1 from blasts where blast_id = ${id} for update`)
}

/** A message of a blast that did not arrive. */
export interface FailedMessage {
  message_id: number
  phone_number: string
  name: string | null
  vendor_id: number | null
  body: string
  code: number | null
  is_pictures: boolean
  /** Of the number by now. */
  blocked_reason: BlockedReason | null
  /** It went out again already. */
  retried: boolean
}

export const failedOf = (db: Db, blastId: number): Promise<FailedMessage[]> =>
  rows<FailedMessage>(
    db,
    sql`select m.message_id::float8 as message_id, m.phone_number, m.body, m.error_code as code, m.is_pictures,
        c.blocked_reason, whose.vendor_id, whose.name,
        exists (
          select 1 from messages again
          where again.phone_number = m.phone_number and again.client_key = 'retry ' || m.message_id
        ) as retried
      from messages m
      left join contacts c on c.phone_number = m.phone_number
      left join lateral (
        select vendor_id, name from vendors
        where deleted_at is null and (vendor_id = c.vendor_id or phone_key = m.phone_number)
        order by vendor_id is distinct from c.vendor_id, vendor_id limit 1
      ) whose on true
      where m.blast_id = ${blastId} and m.status in ${FAILED} order by m.message_id`,
  )
