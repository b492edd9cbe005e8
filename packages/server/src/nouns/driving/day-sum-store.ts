import { countedMiles, isCapped } from '@product/sdk/nouns/driving'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
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
  if (sums.size > 0) await upsertDays(tx, [...sums.values()])
  const empty = list.filter(day => !sums.has(day))
  if (empty.length > 0) await deleteDays(tx, kind, id, empty)
}

/** Also where nothing in the row is another: it tells by its `xmin` that a line may be. */
async function upsertDays(tx: Db, days: readonly (typeof vehicle_days.$inferInsert)[]): Promise<void> {
  const { vehicle_kind, vehicle_id, utc_day, ...sums } = getTableColumns(vehicle_days)
  await tx
    .insert(vehicle_days)
    .values([...days])
    .onConflictDoUpdate({
      target: [vehicle_kind, vehicle_id, utc_day],
      set: Object.fromEntries(Object.values(sums).map(({ name }) => [name, sql.raw(`excluded."${name}"`)])),
    })
}

async function deleteDays(tx: Db, kind: string, id: number, days: readonly string[]): Promise<void> {
  await tx
    .delete(vehicle_days)
    .where(
      and(
        eq(vehicle_days.vehicle_kind, kind),
        eq(vehicle_days.vehicle_id, id),
        inArray(vehicle_days.utc_day, [...days]),
      ),
    )
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
