import type { ThreadVendor } from '@product/sdk/features/threads'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { mediaAddress } from '../../nouns/files/media-address'

type Vendor = NonNullable<ThreadVendor['vendor']>

/** As many as the pane beside a thread shows. */
const PICTURES = 12

interface Truck extends Omit<ThreadVendor['trucks'][number], 'campaigns'> {
  campaigns: { campaign_id: number; name: string }[]
}

/** Trucks by name, each with the campaigns that run on the day. */
const trucksOf = (db: Db, vendorId: number, day: string) =>
  rows<Truck>(
    db,
    sql`select t.truck_id, t.name, t.license_plate, coalesce((
        select json_agg(json_build_object('campaign_id', c.campaign_id, 'name', c.name) order by c.name, c.campaign_id)
        from (
          select distinct c.campaign_id, c.name from truck_campaigns tc join campaigns c using (campaign_id)
          where tc.truck_id = t.truck_id and ${day}::date between c.start_day and c.end_day
        ) c
      ), '[]') as campaigns
      from trucks t where t.vendor_id = ${vendorId} and t.deleted_at is null order by lower(t.name), t.truck_id`,
  )

async function picturesOf(db: Db, vendorId: number): Promise<ThreadVendor['pictures']> {
  const found = await rows<{ file_name: string; at: number }>(
    db,
    sql`select p.file_name, extract(epoch from p.tagged_at)::float8 * 1000 as at
      from truck_pictures p join trucks t using (truck_id)
      where t.vendor_id = ${vendorId} order by p.tagged_at desc, p.truck_picture_id desc limit ${PICTURES}`,
  )
  return found.map(({ file_name, at }) => ({
    url: mediaAddress(file_name),
    small_url: null,
    uploaded_at: new Date(at).toISOString(),
  }))
}

/** Who has a number: the vendor of the thread first. `day`: which campaigns run, `YYYY-MM-DD` of Los Angeles. */
export async function threadVendorOf(
  db: Db,
  { phone, vendorId, day }: { phone: string; vendorId: number | null; day: string },
): Promise<ThreadVendor> {
  const same = await rows<Vendor>(
    db,
    sql`select vendor_id, name, city, pipeline, picture_reporting from vendors
      where (phone_key = ${phone} or vendor_id = ${vendorId}) and deleted_at is null order by vendor_id`,
  )
  const vendor = same.find(one => one.vendor_id === vendorId) ?? null
  const others = same.filter(one => one !== vendor).map(({ vendor_id, name }) => ({ vendor_id, name }))
  if (vendor === null) return { vendor, others, trucks: [], pictures: [] }
  const [trucks, pictures] = await Promise.all([
    trucksOf(db, vendor.vendor_id, day),
    picturesOf(db, vendor.vendor_id),
  ])
  return { vendor, others, trucks, pictures }
}
