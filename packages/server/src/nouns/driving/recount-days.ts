import type { PathNumbers } from '@product/sdk/nouns/driving'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { START_LOCK } from '../../db/start-lock'
import { findCountingNumbers, saveCountingNumbers } from './counting-numbers-store'
import { sumVehicleDays } from './path-store'

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
 * Makes the per-day sums those of a server's rules, before it listens: where they were made by other numbers, all
 * are counted again, in one transaction. Whoever writes paths meanwhile waits, then counts by the new numbers too:
 * every write takes them from the database. So of two servers with different rules the one that started last decides
 * the sums, and none of them is half of one and half of the other; but single paths and factors each of them still
 * reckons by its own. `begins` is told how many days there are to count.
 */
export async function recountDays(
  db: Db,
  numbers: PathNumbers,
  begins: (days: number) => void = () => {},
): Promise<void> {
  await db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${START_LOCK}::bigint)`)
    const madeBy = await findCountingNumbers(tx)
    if (madeBy && areSame(madeBy, numbers)) return
    // Sums are read on, and not written: a write that came between would count by the old numbers.
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
