import type { CutPath, CutterState, GpsFix } from '@product/sdk/nouns/driving'
import { DAY_MS, dayStartMs, LARGEST_ID } from '@product/sdk/values'
import { eq, sql } from 'drizzle-orm'
import { type Db, first, rows } from '../../db/db'
import { cutting_states } from '../../db/tables/driving'

const E7 = 10_000_000

/**
 * A fix as the table can hold it: position to 10⁻⁷ degrees, time to the millisecond. Cutting uses these same
 * values, so a day cut again from the table gives the same paths.
 */
export const quantised = (fix: GpsFix): GpsFix => ({
  at: Math.round(fix.at),
  latitude: Math.round(fix.latitude * E7) / E7,
  longitude: Math.round(fix.longitude * E7) / E7,
  ...(fix.accuracyMeters !== undefined && { accuracyMeters: Math.fround(fix.accuracyMeters) }),
  ...(fix.speedMps !== undefined && { speedMps: Math.fround(fix.speedMps) }),
})

/** Holds the truck's stream until the transaction ends: two deliveries for one truck take turns. False: no such truck. */
export async function lockTruck(tx: Db, truckId: number): Promise<boolean> {
  if (truckId > LARGEST_ID) return false
  const found = await rows(tx, sql`select truck_id from trucks where truck_id = ${truckId} for update`)
  return found.length > 0
}

/** Stores fixes; returns the instants (ms) of those that were not there yet. */
export async function insertGpsFixes(
  tx: Db,
  truckId: number,
  fixes: readonly GpsFix[],
): Promise<Set<number>> {
  const list = fixes.map(fix => ({
    at: fix.at,
    lat: Math.round(fix.latitude * E7),
    lng: Math.round(fix.longitude * E7),
    accuracy: fix.accuracyMeters,
    speed: fix.speedMps,
  }))
  const stored = await rows<{ at: number }>(
    tx,
    sql`insert into fixes (truck_id, fixed_at, latitude_e7, longitude_e7, accuracy_m, speed_mps)
      select ${truckId}::int, to_timestamp(at / 1000), lat, lng, accuracy, speed
      from json_to_recordset(${JSON.stringify(list)}::json)
        as fix(at float8, lat int, lng int, accuracy real, speed real)
      on conflict do nothing
      returning (extract(epoch from fixed_at) * 1000)::float8 as at`,
  )
  return new Set(stored.map(({ at }) => Math.round(at)))
}

interface GpsFixRow {
  at: number
  lat: number
  lng: number
  accuracy: number | null
  speed: number | null
}

const asGpsFix = ({ at, lat, lng, accuracy, speed }: GpsFixRow): GpsFix => ({
  at: Math.round(at),
  latitude: lat / E7,
  longitude: lng / E7,
  ...(accuracy !== null && { accuracyMeters: accuracy }),
  ...(speed !== null && { speedMps: speed }),
})

async function selectGpsFixes(
  db: Db,
  truckId: number,
  from: number,
  to: number,
  limit?: number,
): Promise<GpsFix[]> {
  const found = await rows<GpsFixRow>(
    db,
    sql`select (extract(epoch from fixed_at) * 1000)::float8 as at, latitude_e7 as lat, longitude_e7 as lng,
        accuracy_m::float8 as accuracy, speed_mps::float8 as speed
      from fixes
      where truck_id = ${truckId} and fixed_at >= ${new Date(from).toISOString()}::timestamptz
        and fixed_at < ${new Date(to).toISOString()}::timestamptz
      order by fixed_at ${limit === undefined ? sql`` : sql`limit ${limit}`}`,
  )
  return found.map(asGpsFix)
}

export const fixesOfDay = (db: Db, truckId: number, day: string): Promise<GpsFix[]> =>
  selectGpsFixes(db, truckId, dayStartMs(day), dayStartMs(day) + DAY_MS)

/** A handful is enough: one of them ends the day, unless it is an outlier. */
export const fixesAfterDay = (db: Db, truckId: number, day: string): Promise<GpsFix[]> =>
  selectGpsFixes(db, truckId, dayStartMs(day) + DAY_MS, dayStartMs(day) + 2 * DAY_MS, 50)

/** The day before, where it has fixes: its end hangs on the first fix of this one. */
export async function dayBeforeWithFixes(db: Db, truckId: number, day: string): Promise<string | undefined> {
  const found = await rows<{ day: string | null }>(
    db,
    sql`select to_char(max(fixed_at) at time zone 'UTC', 'YYYY-MM-DD') as day from fixes
      where truck_id = ${truckId} and fixed_at >= ${new Date(dayStartMs(day) - DAY_MS).toISOString()}::timestamptz
        and fixed_at < ${new Date(dayStartMs(day)).toISOString()}::timestamptz`,
  )
  return first(found)?.day ?? undefined
}

export interface StoredCutting {
  lastFixedAt: number
  cutter: CutterState
  /** The path that was being driven, as it was last stored: the next delivery replaces it. */
  open: CutPath | null
}

export async function findCutting(tx: Db, truckId: number): Promise<StoredCutting | undefined> {
  const row = first(await tx.select().from(cutting_states).where(eq(cutting_states.truck_id, truckId)))
  // Only saveCutting writes the column.
  const state = row?.state as Pick<StoredCutting, 'cutter' | 'open'> | undefined
  return row && state && { lastFixedAt: row.last_fixed_at.getTime(), ...state }
}

export async function saveCutting(tx: Db, truckId: number, cutting: StoredCutting): Promise<void> {
  const { lastFixedAt, ...state } = cutting
  const last_fixed_at = new Date(lastFixedAt)
  await tx
    .insert(cutting_states)
    .values({ truck_id: truckId, last_fixed_at, state })
    .onConflictDoUpdate({ target: cutting_states.truck_id, set: { last_fixed_at, state } })
}
