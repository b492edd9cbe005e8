import { type BlockedReason, type Contact, shownStatus, type StoredStatus } from '@product/sdk/nouns/messages'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, first, rows } from '../../db/db'

/** A thread as the database answers it. */
interface ContactRow {
  phone_number: string
  vendor_id: number | null
  name: string | null
  body: string | null
  direction: 'inbound' | 'outbound' | null
  num_media: number | null
  status: StoredStatus | null
  /** Milliseconds. */
  last_at: number | null
  is_read: boolean
  is_starred: boolean
  is_accounting: boolean
  is_pictures: boolean
  blocked_reason: BlockedReason | null
  blocked_code: number | null
  seen_message_id: number | null
}

/**
 * Whose number it is: the vendor that staff linked, else the first who has it as their own. Joined to `c`, a set of
 * contacts, as `v`.
 */
const WHOSE = sql`
  left join vendors linked on linked.vendor_id = c.vendor_id and linked.deleted_at is null
  left join lateral (
    select vendor_id, name from vendors
    where linked.vendor_id is null and phone_key = c.phone_number and deleted_at is null
    order by vendor_id limit 1
  ) own on true`

const COLUMNS = sql`
  c.phone_number, coalesce(linked.vendor_id, own.vendor_id) as vendor_id, coalesce(linked.name, own.name) as name,
  m.body, m.direction, m.num_media, m.status, extract(epoch from c.last_message_at)::float8 * 1000 as last_at,
  c.is_read, c.is_starred, c.is_accounting, c.is_pictures, c.blocked_reason, c.blocked_code,
  c.seen_message_id::float8 as seen_message_id`

const asContact = (row: ContactRow): Contact => ({
  vendor_id: row.vendor_id,
  phone_number: row.phone_number,
  name: row.name,
  body: row.body,
  created_at: row.last_at === null ? null : new Date(row.last_at).toISOString(),
  is_read: row.is_read,
  is_starred: row.is_starred,
  is_accounting: row.is_accounting,
  is_pictures: row.is_pictures,
  is_blocked: row.blocked_reason !== null,
  blocked_reason: row.blocked_reason,
  blocked_code: row.blocked_code,
  last_direction: row.direction,
  last_status: row.status === null ? null : (shownStatus(row.status) ?? null),
  last_num_media: row.num_media ?? 0,
  seen_message_id: row.seen_message_id,
})

/** Threads of a set of contacts, `select … from contacts` with its order and limit, in that order. */
export async function contactsOf(db: Db, chosen: SQL): Promise<Contact[]> {
  const found = await rows<ContactRow>(
    db,
    sql`select ${COLUMNS} from (${chosen}) c ${WHOSE}
      left join messages m on m.message_id = c.last_message_id
      order by c.last_message_at desc nulls last, c.phone_number`,
  )
  return found.map(asContact)
}

const NOBODY = {
  body: null,
  direction: null,
  num_media: 0,
  status: null,
  last_at: null,
  is_read: true,
  is_starred: false,
  is_accounting: false,
  is_pictures: false,
  blocked_reason: null,
  blocked_code: null,
  seen_message_id: null,
}

/** One thread. A number that nobody wrote with is an empty one, with the name of the vendor who has it. */
export async function contactOf(db: Db, phone: string): Promise<Contact> {
  const stored = first(await contactsOf(db, sql`select * from contacts where phone_number = ${phone}`))
  if (stored) return stored
  const [vendor] = await rows<{ vendor_id: number; name: string }>(
    db,
    sql`select vendor_id, name from vendors where phone_key = ${phone} and deleted_at is null
      order by vendor_id limit 1`,
  )
  return asContact({
    ...NOBODY,
    phone_number: phone,
    vendor_id: vendor?.vendor_id ?? null,
    name: vendor?.name ?? null,
  })
}
