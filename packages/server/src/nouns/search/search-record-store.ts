import {
  type CampaignRecord,
  type PaymentRecord,
  periodText,
  type SearchIndexName,
  type TruckRecord,
  type VendorRecord,
  type SearchRecord,
} from '@product/sdk/nouns/search'
import { dollars } from '@product/sdk/values'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'

/** Ids as a subquery: one parameter, however many they are. */
export const idList = (ids: readonly number[]): SQL =>
  sql`(select value::int from json_array_elements_text(${JSON.stringify(ids)}::json))`

type Found<Kind> = Map<number, Kind>

async function vendorRecords(db: Db, ids: readonly number[]): Promise<Found<VendorRecord>> {
  const found = await rows<VendorRecord>(
    db,
    sql`select vendor_id, name, nickname, city, email, phone_num from vendors where vendor_id in ${idList(ids)}`,
  )
  return new Map(found.map(vendor => [vendor.vendor_id, vendor]))
}

interface TruckRow extends Omit<TruckRecord, 'payments'> {
  payments: { start: string; end: string }[]
}

async function truckRecords(db: Db, ids: readonly number[]): Promise<Found<TruckRecord>> {
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
      where t.truck_id in ${idList(ids)}`,
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
}

interface PaymentRow extends Omit<PaymentRecord, 'monthly_rate'> {
  id: number
  cents: number
}

async function paymentRecords(db: Db, ids: readonly number[]): Promise<Found<PaymentRecord>> {
  const found = await rows<PaymentRow>(
    db,
    sql`select p.payment_schedule_id as id, v.name as vendor_name, c.name as campaign_name,
        p.monthly_rate_cents as cents, p.truck_id
      from payment_schedules p
      join trucks t on t.truck_id = p.truck_id
      left join vendors v on v.vendor_id = t.vendor_id
      left join campaigns c on c.campaign_id = p.campaign_id
      where p.payment_schedule_id in ${idList(ids)}`,
  )
  return new Map(
    found.map(({ id, cents, vendor_name, campaign_name, truck_id }) => [
      id,
      { vendor_name, campaign_name, monthly_rate: dollars(cents), truck_id },
    ]),
  )
}

/** As `Date.toISOString` writes it; the two drivers read a bare instant differently. */
const iso = (column: SQL): SQL => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

async function campaignRecords(db: Db, ids: readonly number[]): Promise<Found<CampaignRecord>> {
  const found = await rows<CampaignRecord>(
    db,
    sql`select c.campaign_id, c.name as campaign_name, c.client_name,
        (select count(distinct truck_id)::int from truck_campaigns where campaign_id = c.campaign_id) as num_trucks,
        ${iso(sql`c.start_date`)} as start_date, ${iso(sql`c.end_date`)} as end_date
      from campaigns c where c.campaign_id in ${idList(ids)}`,
  )
  return new Map(found.map(campaign => [campaign.campaign_id, campaign]))
}

/** The records of an index as the tables are now, by id; those that are gone are missing. */
export function readRecords(
  db: Db,
  index: SearchIndexName,
  ids: readonly number[],
): Promise<Map<number, SearchRecord>> {
  const readers: Record<SearchIndexName, () => Promise<Map<number, object>>> = {
    vendors: () => vendorRecords(db, ids),
    trucks: () => truckRecords(db, ids),
    payments: () => paymentRecords(db, ids),
    campaigns: () => campaignRecords(db, ids),
  }
  // A record type names its fields; here they are read by name.
  return readers[index]() as Promise<Map<number, SearchRecord>>
}
