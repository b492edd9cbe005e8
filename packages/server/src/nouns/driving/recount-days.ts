import type { PathNumbers } from '@product/sdk/nouns/driving'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { START_LOCK } from '../../db/start-lock'
import { findCountingNumbers, saveCountingNumbers } from './counting-numbers-store'
import { sumVehicleDays } from './day-sum-store'

/** Bounds the length of one statement. */
const DAYS_AT_ONCE = 500

const areSame = (one: PathNumbers, other: PathNumbers): boolean =>
  one.atRest === other.atRest && one.perPath === other.perPath && one.perMile === other.perMile

interface CountedVehicle {
  kind: 'truck' | 'placeholder'
  id: number
  days: string[]
}

/**
 * Counts the stored sums of each day again if they were made by other numbers than `numbers`. A server calls it before
 * it listens. All days are counted in one transaction, so no reader sees sums by two sets of numbers.
 *
 * The numbers are stored too, and every later write of paths counts by the stored ones. Where two servers have
 * different numbers, the one that started last decides the sums of both; what they compute without the sums (a single
 * path's impressions, the factors of analytics) each still computes by its own.
 *
 * `begins` is told how many days will be counted.
 */
export async function recountDays(
  db: Db,
  numbers: PathNumbers,
  begins: (days: number) => void = () => {},
): Promise<void> {
  await db.transaction(async tx => {
    // As long as another start counts.
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${START_LOCK}::bigint)`)
    const madeBy = await findCountingNumbers(tx)
    if (madeBy && areSame(madeBy, numbers)) return
    // Reading goes on; writing waits, since a write in between would still count by the old numbers.
    await tx.execute(sql`lock table vehicle_days in share row exclusive mode`)
    await saveCountingNumbers(tx, numbers)
    const vehicles = await rows<CountedVehicle>(
      tx,
      sql`select vehicle_kind as kind, vehicle_id as id, array_agg(utc_day::text) as days
        from vehicle_days group by 1, 2`,
    )
    const total = vehicles.reduce((sum, { days }) => sum + days.length, 0)
    if (total > 0) begins(total)
    for (const { kind, id, days } of vehicles) {
      for (let from = 0; from < days.length; from += DAYS_AT_ONCE) {
        await sumVehicleDays(tx, kind, id, days.slice(from, from + DAYS_AT_ONCE))
      }
    }
  })
}
