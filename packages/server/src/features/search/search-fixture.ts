import type { SearchIndexName, SearchRecord } from '@product/sdk/nouns/search'
import { campaigns, truck_campaigns } from '../../db/tables/campaigns'
import { trucks, vendors } from '../../db/tables/fleet'
import { payment_schedules } from '../../db/tables/payments'
import type { TestApp } from '../../testing/test-app'
import { storeChange } from '../../nouns/search/search-index-store'

/** Puts records into an index as they stand, without tables behind them. Ids are read off their object ids. */
export async function putRecords(
  app: TestApp,
  index: SearchIndexName,
  records: ReadonlyMap<number, SearchRecord>,
): Promise<void> {
  await app.db.transaction(tx => storeChange(tx, { index, ids: [...records.keys()], records, push: false }))
}

/** One vendor with a truck on a campaign, and what the vendor is paid for it. */
export async function addHarborHaul(app: TestApp): Promise<void> {
  const client = await app.addUser({ privilege_id: 4, name: 'Acme' })
  await app.db.insert(vendors).values({
    vendor_id: 1,
    name: 'Harbor Haul, LLC',
    nickname: 'Harbor',
    city: 'Long Beach',
    email: 'vendor1@example.test',
    phone_num: '+13105550001',
  })
  await app.db
    .insert(trucks)
    .values({ truck_id: 101, vendor_id: 1, name: 'Box 12', license_plate: '8ABC123' })
  await app.db.insert(campaigns).values({
    campaign_id: 71,
    name: 'Summer Tour',
    user_id: client.user_id,
    start_date: new Date('2020-05-05T00:00:00.000Z'),
    end_date: new Date('2020-06-04T23:59:59.999Z'),
  })
  await app.db
    .insert(truck_campaigns)
    .values({ campaign_id: 71, truck_id: 101, campaign_display_name: 'Truck 1' })
  await app.db.insert(payment_schedules).values({
    payment_schedule_id: 1,
    truck_id: 101,
    vendor_id: 1,
    campaign_id: 71,
    monthly_rate_cents: 50_000,
    start_date: '2020-05-05',
    end_date: '2020-06-04',
  })
}
