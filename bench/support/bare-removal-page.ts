import { upcomingUntil } from '../../packages/sdk/src/nouns/removals/upcoming-removal'
import { losAngelesDay } from '../../packages/sdk/src/values/los-angeles-day'
import type { Statement } from './serve-bare'

const COLUMNS = `p.payment_schedule_id, p.truck_id, t.name, t.license_plate, v.vendor_id, v.name, v.city, c.campaign_id,
  c.name, p.start_date::text, p.end_date::text, r.removal_complete, r.removed_date::text, r.removal_notes, r.file_name,
  r.small_file_name, r.end_before_cut::text, r.version, p.version`

const NAMES = `join trucks t using (truck_id) left join vendors v on v.vendor_id = p.vendor_id
  left join campaigns c on c.campaign_id = p.campaign_id`

const SOUGHT = `(v.name_key like $3 or v.city_key like $3 or lower(t.name) like $3 or lower(t.license_plate) like $3
  or c.name_key like $3)`

/** What a page is sorted by. */
const KEYS = {
  removed_date: 'r.removed_date',
  vendor_name: `coalesce(v.name_key, '')`,
  truck_name: 'lower(t.name)',
} as const

export interface BarePage {
  page?: number
  search?: string
  sortBy?: keyof typeof KEYS
}

/** A page of completed removals, the last first, with their count: the rows found alone, names only where they are needed. */
export function bareCompletedPage({ page = 0, search, sortBy = 'removed_date' }: BarePage): Statement {
  const named = `removals r join payment_schedules p using (payment_schedule_id) ${NAMES}`
  const all = 'removals r where removal_complete'
  const found = search === undefined ? all : `${named} where removal_complete and ${SOUGHT}`
  const sorted = search === undefined && sortBy !== 'removed_date' ? `${named} where removal_complete` : found
  const order = `${KEYS[sortBy]} desc, r.payment_schedule_id desc`
  const text = `select ${COLUMNS}, (select count(*)::int from ${found})
    from (select r.payment_schedule_id from ${sorted} order by ${order} limit $1 offset $2) page
    join removals r using (payment_schedule_id) join payment_schedules p using (payment_schedule_id) ${NAMES}
    order by ${order}`
  return { text, values: [10, page * 10, ...(search === undefined ? [] : [`%${search}%`])] }
}

/** The first page of what is to be removed, by vendor, with its count: found once, names only for those rows. */
export function bareUpcomingPage(): Statement {
  const text = `with due as materialized (
      select p.* from payment_schedules p where p.end_date <= $3
        and not exists (select 1 from removals r where r.payment_schedule_id = p.payment_schedule_id and r.removal_complete)
        and not exists (select 1 from payment_schedules n
          where n.truck_id = p.truck_id and n.campaign_id is not distinct from p.campaign_id
            and n.payment_schedule_id <> p.payment_schedule_id and n.start_date <= p.end_date + 1
            and (n.end_date is null or n.end_date > p.end_date
              or (n.end_date = p.end_date and n.payment_schedule_id > p.payment_schedule_id))))
    select ${COLUMNS}, count(*) over ()::int from due p left join removals r using (payment_schedule_id) ${NAMES}
    where t.deleted_at is null order by coalesce(v.name_key, ''), p.payment_schedule_id limit $1 offset $2`
  return { text, values: [10, 0, upcomingUntil(losAngelesDay(new Date()))] }
}
