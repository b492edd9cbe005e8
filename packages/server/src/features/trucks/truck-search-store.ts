import { periodText, type TruckRecord } from '@product/sdk/nouns/search'
import { sql } from 'drizzle-orm'
import { rows } from '../../db/db'
import { idList } from '../../db/id-list'
import { changedIds, type SearchSource } from '../../nouns/search/search-source'

interface TruckRow extends Omit<TruckRecord, 'payments'> {
  payments: { start: string; end: string }[]
}

/** A truck's record carries the names of its vendor and campaigns, and the periods of its payments. */
export const truckSearch: SearchSource<'trucks'> = {
  index: 'trucks',
  touched: sql`select entity_id from ${changedIds('truck')} one
    union select truck_id from trucks where vendor_id in ${changedIds('vendor')}
    union select truck_id from truck_campaigns
      where campaign_id in ${changedIds('campaign')} and truck_id is not null`,
  async read(db, ids) {
    const found = await rows<TruckRow>(
      db,
      sql`select t.truck_id, t.name as truck_name, v.name as vendor_name, t.license_plate,
          (select string_agg(c.name, ', ' order by c.end_date desc, c.campaign_id desc) from campaigns c
            where c.campaign_id in (select campaign_id from truck_campaigns where truck_id = t.truck_id)
          ) as campaign_name,
          (select coalesce(json_agg(json_build_object('start', p.start_date, 'end', p.end_date)
              order by p.start_date, p.payment_schedule_id), '[]')
            from payment_schedules p where p.truck_id = t.truck_id) as payments
        from trucks t left join vendors v on v.vendor_id = t.vendor_id
        where t.truck_id in ${idList(ids)} and t.deleted_at is null`,
    )
    return new Map(
      found.map(({ payments, ...truck }) => [
        truck.truck_id,
        {
          ...truck,
          payments: payments.map(({ start, end }) => ({ start_date_to_end_date: periodText(start, end) })),
        },
      ]),
    )
  },
}
