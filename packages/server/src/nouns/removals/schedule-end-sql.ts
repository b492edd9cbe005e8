import { type SQL, sql } from 'drizzle-orm'

/** Schedules `p` with the names that go with them, and what was written to their removals, `r`. */
export const scheduledTrucks = sql`payment_schedules p join trucks t on t.truck_id = p.truck_id
  left join vendors v on v.vendor_id = p.vendor_id
  left join campaigns c on c.campaign_id = p.campaign_id
  left join removals r on r.payment_schedule_id = p.payment_schedule_id`

/**
 * Whether another schedule of the same truck and campaign goes on from schedule `p` (a new rate, a new owner): then the
 * artwork stays on. Of two that end together the later one ends.
 */
export const goesOn = sql`exists (select 1 from payment_schedules n
  where n.truck_id = p.truck_id and n.campaign_id is not distinct from p.campaign_id
    and n.payment_schedule_id <> p.payment_schedule_id and n.start_date <= p.end_date + 1
    and (n.end_date is null or n.end_date > p.end_date
      or (n.end_date = p.end_date and n.payment_schedule_id > p.payment_schedule_id)))`

/** Whether schedule `p` goes on from another one of the same truck and campaign: then the artwork is on already. */
export const goesOnFromAnother = sql`exists (select 1 from payment_schedules n
  where n.truck_id = p.truck_id and n.campaign_id is not distinct from p.campaign_id
    and n.payment_schedule_id <> p.payment_schedule_id and n.end_date >= p.start_date - 1
    and (n.start_date < p.start_date
      or (n.start_date = p.start_date and n.payment_schedule_id < p.payment_schedule_id)))`

export const isComplete = sql`coalesce(r.removal_complete, false)`

/** Whether the removal of schedule `p`, which ends by a day, is still to be made. */
export const isToBeRemoved = (until: SQL): SQL =>
  sql`p.end_date <= ${until} and not ${isComplete} and t.deleted_at is null and not ${goesOn}`
