import { countedMiles, isCapped } from '@product/sdk/nouns/driving'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { vehicle_days } from '../../db/tables/driving'
import { startedOn } from './started-on'

/** Reckons the per-day rows anew from the paths; a day without paths has no row. */
export async function sumVehicleDays(
  tx: Db,
  kind: 'truck' | 'placeholder',
  id: number,
  days: readonly string[],
): Promise<void> {
  if (days.length === 0) return
  const list = [...days]
  await tx
    .delete(vehicle_days)
    .where(
      and(
        eq(vehicle_days.vehicle_kind, kind),
        eq(vehicle_days.vehicle_id, id),
        inArray(vehicle_days.utc_day, list),
      ),
    )
  const found = await rows<{ day: string; distance: number; given: number | null }>(
    tx,
    sql`select utc_day::text as day, distance_miles as distance, given_impressions as given from paths
      where vehicle_kind = ${kind} and vehicle_id = ${id}
        and ${startedOn(list)}
        and utc_day in (${sql.join(
          list.map(day => sql`${day}::date`),
          sql`, `,
        )})
      order by started_at, path_id`,
  )
  const sums = new Map<string, typeof vehicle_days.$inferInsert>()
  for (const { day, distance, given } of found) {
    const sum = sums.get(day) ?? emptyDay(kind, id, day)
    sums.set(day, sum)
    const miles = countedMiles({ distance })
    sum.counted_miles += miles
    sum.estimated_miles += given === null ? miles : 0
    sum.driven += given === null && miles > 0 ? 1 : 0
    sum.resting += given === null && miles === 0 ? 1 : 0
    sum.given_impressions += given ?? 0
    sum.paths += 1
    sum.capped += isCapped({ distance }) ? 1 : 0
  }
  if (sums.size > 0) await tx.insert(vehicle_days).values([...sums.values()])
}

const emptyDay = (kind: string, id: number, day: string): typeof vehicle_days.$inferInsert => ({
  vehicle_kind: kind,
  vehicle_id: id,
  utc_day: day,
  counted_miles: 0,
  estimated_miles: 0,
  driven: 0,
  resting: 0,
  given_impressions: 0,
  paths: 0,
  capped: 0,
})
