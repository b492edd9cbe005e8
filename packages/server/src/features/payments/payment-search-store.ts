import type { PaymentRecord } from '@product/sdk/nouns/search'
import { dollars } from '@product/sdk/values'
import { sql } from 'drizzle-orm'
import { rows } from '../../db/db'
import { idList } from '../../db/id-list'
import { changedIds, type SearchSource } from '../../nouns/search/search-source'

interface PaymentRow extends Omit<PaymentRecord, 'monthly_rate'> {
  id: number
  cents: number
}

/** A payment's record carries the names of who is paid and of its campaign. */
export const paymentSearch: SearchSource<'payments'> = {
  index: 'payments',
  touched: sql`select entity_id from ${changedIds('payment')} one
    union select payment_schedule_id from payment_schedules where truck_id in ${changedIds('truck')}
    union select payment_schedule_id from payment_schedules where campaign_id in ${changedIds('campaign')}
    union select payment_schedule_id from payment_schedules where vendor_id in ${changedIds('vendor')}`,
  async read(db, ids) {
    const found = await rows<PaymentRow>(
      db,
      sql`select p.payment_schedule_id as id, v.name as vendor_name, c.name as campaign_name,
          p.monthly_rate_cents as cents, p.truck_id
        from payment_schedules p
        left join vendors v on v.vendor_id = p.vendor_id
        left join campaigns c on c.campaign_id = p.campaign_id
        where p.payment_schedule_id in ${idList(ids)}`,
    )
    return new Map(found.map(({ id, cents, ...names }) => [id, { ...names, monthly_rate: dollars(cents) }]))
  },
}
