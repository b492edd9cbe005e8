import { sql } from 'drizzle-orm'
import { carrier_ids, contacts, messages } from '../db/tables/messages'
import { vendors } from '../db/tables/fleet'
import type { TestApp } from './test-app'

/** Numbers of fiction. */
export const PHONE = '+13105550100'
export const OTHER_PHONE = '+13105550101'

/** A vendor with a number; its id. */
export async function storeVendor(
  { db }: TestApp,
  over: Partial<typeof vendors.$inferInsert> = {},
): Promise<number> {
  const [added] = await db
    .insert(vendors)
    .values({ name: 'Alvarez Freight', phone_num: PHONE, ...over })
    .returning({ id: vendors.vendor_id })
  return added?.id ?? 0
}

/** A message that stands in its thread, which it moves to the top, and that the carrier may know as `sid`; its id. */
export async function storeMessage(
  { db, clock }: TestApp,
  { sid, ...over }: Partial<typeof messages.$inferInsert> & { sid?: string } = {},
): Promise<number> {
  const now = clock.now()
  const message = {
    phone_number: PHONE,
    direction: 'inbound',
    body: 'On my way',
    status: 'received',
    at: now,
    created_at: now,
    ...over,
  }
  const { phone_number } = message
  await db.insert(contacts).values({ phone_number, created_at: now }).onConflictDoNothing()
  const [added] = await db.insert(messages).values(message).returning({ id: messages.message_id })
  const message_id = added?.id ?? 0
  if (sid !== undefined) await db.insert(carrier_ids).values({ provider_sid: sid, message_id })
  await db
    .update(contacts)
    .set({
      last_message_id: message_id,
      last_message_at: message.at,
      ...(message.direction === 'inbound' && { is_read: false }),
    })
    .where(sql`${contacts.phone_number} = ${phone_number}`)
  return message_id
}
