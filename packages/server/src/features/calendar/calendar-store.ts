import type { CalendarEvent } from '@product/sdk/features/calendar'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { goesOn, goesOnFromAnother, isComplete, scheduledTrucks } from '../../nouns/removals/schedule-end-sql'

const ofTruck = sql`p.payment_schedule_id, p.truck_id, t.name as truck_name, t.license_plate,
  v.name as vendor_name, c.campaign_id, c.name as campaign_name`

/** What happens from one Los Angeles day to another, both included: by day, then by kind and name. */
export const calendarEvents = (db: Db, from: string, to: string): Promise<CalendarEvent[]> =>
  rows<CalendarEvent>(
    db,
    sql`select kind, day::text as day, payment_schedule_id, truck_id, truck_name, license_plate, vendor_name,
        campaign_id, campaign_name
      from (
        select 'install' as kind, p.start_date as day, ${ofTruck} from ${scheduledTrucks}
          where p.start_date between ${from}::date and ${to}::date and t.deleted_at is null
            and not ${goesOnFromAnother}
        union all
        select 'removal-due', p.end_date, ${ofTruck} from ${scheduledTrucks}
          where p.end_date between ${from}::date and ${to}::date and t.deleted_at is null
            and not ${isComplete} and not ${goesOn}
        union all
        select 'removed', r.removed_date, ${ofTruck} from ${scheduledTrucks}
          where r.removed_date between ${from}::date and ${to}::date and ${isComplete}
        union all
        select 'campaign-end', c.end_day, null, null, null, null, null, c.campaign_id, c.name
          from campaigns c where c.end_day between ${from}::date and ${to}::date
      ) events
      order by day, kind, lower(coalesce(truck_name, campaign_name)), payment_schedule_id, campaign_id`,
  )
