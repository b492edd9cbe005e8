import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { contacts } from '../../db/tables/messages'

export type Flags = Partial<
  Pick<typeof contacts.$inferInsert, 'is_read' | 'is_starred' | 'is_accounting' | 'is_pictures'>
>

/** Makes the threads of numbers that have none yet. */
export async function ensureContacts(tx: Db, phones: readonly string[], now: Date): Promise<void> {
  if (phones.length === 0) return
  await tx.execute(
    sql`insert into contacts (phone_number, created_at)
      select phone, ${now.toISOString()}::timestamptz from json_array_elements_text(${JSON.stringify(phones)}::json) phone
      order by phone
      on conflict do nothing`,
  )
}

/** Sets flags of a thread; false where they are that way already, or there is no such thread. */
export async function setFlags(tx: Db, phone: string, flags: Flags): Promise<boolean> {
  const differs = Object.entries(flags).map(
    ([name, value]) => sql`${contacts[name as keyof Flags]} is distinct from ${value}`,
  )
  const changed = await tx
    .update(contacts)
    .set(flags)
    .where(and(eq(contacts.phone_number, phone), sql`(${sql.join(differs, sql` or `)})`))
    .returning({ phone: contacts.phone_number })
  return changed.length > 0
}

/** Remembers how far a thread was seen: up to a message, or all of it. It never goes back. */
async function moveSeen(tx: Db, phone: string, seen: number | undefined): Promise<void> {
  const place = (id: SQL) => sql`(select at, message_id from messages where message_id = ${id})`
  const upTo = seen === undefined ? sql`true` : sql`(at, message_id) <= ${place(sql`${seen}`)}`
  await tx.execute(
    sql`update contacts c set seen_message_id = newest.message_id
      from (
        select at, message_id from messages where phone_number = ${phone} and direction = 'inbound' and ${upTo}
        order by at desc, message_id desc limit 1
      ) newest
      where c.phone_number = ${phone}
        and (c.seen_message_id is null or (newest.at, newest.message_id) > ${place(sql`c.seen_message_id`)})`,
  )
}

/** Marks a thread read unless it holds a message from the other side that is newer than the one that was seen. */
export async function markSeen(tx: Db, phone: string, seen: number | undefined): Promise<boolean> {
  await moveSeen(tx, phone, seen)
  const nothingNewer =
    seen === undefined
      ? sql`true`
      : sql`not exists (
          select from messages newer, messages last
          where last.message_id = ${seen} and newer.phone_number = ${phone} and newer.direction = 'inbound'
            and (newer.at, newer.message_id) > (last.at, last.message_id)
        )`
  const changed = await tx
    .update(contacts)
    .set({ is_read: true })
    .where(and(eq(contacts.phone_number, phone), eq(contacts.is_read, false), nothingNewer))
    .returning({ phone: contacts.phone_number })
  return changed.length > 0
}

/** Holds a thread for a decision about it. Undefined: there is none. */
export const lockContact = async (tx: Db, phone: string) =>
  first(await tx.select().from(contacts).where(eq(contacts.phone_number, phone)).for('update'))

export async function linkContact(tx: Db, phone: string, vendorId: number | null): Promise<void> {
  await tx.update(contacts).set({ vendor_id: vendorId }).where(eq(contacts.phone_number, phone))
}

export async function clearBlock(tx: Db, phone: string): Promise<void> {
  await tx
    .update(contacts)
    .set({ blocked_reason: null, blocked_code: null, blocked_at: null, passing_failures: 0 })
    .where(eq(contacts.phone_number, phone))
}
