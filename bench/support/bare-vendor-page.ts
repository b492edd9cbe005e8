import { losAngelesDay } from '../../packages/sdk/src/values/los-angeles-day'
import type { Statement } from './serve-bare'

const COLUMNS = [
  'vendor_id, profile_picture, code, name, nickname, rating, eligible, picture_reporting, phone_num, email',
  'referred_by, address, city, area_covered, moves_for, pipeline, date_added, version',
]
  .join(', ')
  .split(', ')
  .map(column => `vendors.${column}`)
  .join(', ')

const SEARCHED = ['name', 'code', 'nickname', 'city', 'email', 'phone']

export interface BarePage {
  page?: number
  search?: string
}

/** The rows of a page by code with their count, and the trucks of those vendors: what a bare server has to stringify. */
export function bareVendorPage({ page = 0, search }: BarePage): Statement[] {
  const sought = SEARCHED.map(name => `${name}_key like $3`).join(' or ')
  const found = `deleted_at is null${search === undefined ? '' : ` and (${sought})`}`
  const ids = `select vendor_id from vendors where ${found} order by code_key, vendor_id limit $1 offset $2`
  const values = [10, page * 10, ...(search === undefined ? [] : [`%${search}%`])]
  const today = `$${values.length + 1}`
  return [
    {
      text: `select ${COLUMNS}, (select count(*)::int from vendors where ${found}) from (${ids}) page
        join vendors on vendors.vendor_id = page.vendor_id order by vendors.code_key, vendors.vendor_id`,
      values,
    },
    {
      text: `select trucks.vendor_id, trucks.truck_id, trucks.name, exists (
          select 1 from truck_campaigns join campaigns using (campaign_id)
          where truck_id = trucks.truck_id and start_day <= ${today} and end_day >= ${today}),
          (select count(*)::int from fix_list_items where truck_id = trucks.truck_id and not closed)
        from trucks where vendor_id in (${ids}) and deleted_at is null`,
      values: [...values, losAngelesDay(new Date())],
    },
  ]
}
