import type {
  AskedRecipient,
  BlockedReason,
  RecipientFacts,
  RecipientVendor,
} from '@product/sdk/nouns/messages'
import { readPhone } from '@product/sdk/values'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { idList } from '../../db/id-list'

type Known = Pick<RecipientFacts, 'vendors' | 'vendorOfNumber' | 'blocked'>

const VENDOR = sql`v.vendor_id, v.name, v.phone_num as phone_number, v.deleted_at is not null as deleted`

/** Ids beyond what a column holds are nobody's. */
export const isId = (id: number | null | undefined): id is number =>
  typeof id === 'number' && Number.isInteger(id) && id > 0 && id < 2 ** 31

/** What is known of those who were chosen, in few statements however many they are. */
export async function recipientFacts(db: Db, asked: readonly AskedRecipient[]): Promise<Known> {
  const ids = [...new Set(asked.map(({ vendor_id }) => vendor_id).filter(isId))]
  const vendors = await rows<RecipientVendor>(
    db,
    sql`select ${VENDOR} from vendors v where v.vendor_id in ${idList(ids)}`,
  )
  const given = asked.map(({ phone_number }) => phone_number)
  const read = [...given, ...vendors.map(vendor => vendor.phone_number)].map(text => text && readPhone(text))
  const numbers = JSON.stringify([...new Set(read.filter(Boolean))])
  const list = sql`(select json_array_elements_text(${numbers}::json))`
  const whose = await rows<RecipientVendor & { number: string }>(
    db,
    // Whom staff linked comes before who has the number as their own.
    sql`select distinct on (number) * from (
        select c.phone_number as number, 1 as rank, ${VENDOR} from contacts c join vendors v using (vendor_id)
        where c.phone_number in ${list} and v.deleted_at is null
        union all
        select v.phone_key, 2, ${VENDOR} from vendors v where v.phone_key in ${list} and v.deleted_at is null
      ) known order by number, rank, vendor_id`,
  )
  const blocked = await rows<{ number: string; reason: BlockedReason }>(
    db,
    sql`select phone_number as number, blocked_reason as reason from contacts
      where phone_number in ${list} and blocked_reason is not null`,
  )
  return {
    vendors: new Map(vendors.map(vendor => [vendor.vendor_id, vendor])),
    vendorOfNumber: new Map(
      whose.map(({ number, vendor_id, name, phone_number, deleted }) => [
        number,
        { vendor_id, name, phone_number, deleted },
      ]),
    ),
    blocked: new Map(blocked.map(({ number, reason }) => [number, reason])),
  }
}
