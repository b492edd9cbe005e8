import { CUTTING_RULE, type GpsFix } from '@product/sdk/nouns/driving'
import { DAY_MS, dayStartMs, LARGEST_ID } from '@product/sdk/values'
import { sql } from 'drizzle-orm'
import { type Db, first, rows } from '../../db/db'
import { lockCutting, type StoredCutting } from './cutting-store'
import { edgeHeld, keptFromSql } from './fix-retention-store'

const E7 = 10_000_000

/** As the column holds a number that is not negative: beyond its range would be none. */
const single = (value: number): number => Math.fround(Math.min(value, 1e30))

/**
 * A fix as the table can hold it: position to 10⁻⁷ degrees, time to the millisecond. Cutting uses these same
 * values, so a day cut again from the table gives the same paths.
 */
export const quantised = (fix: GpsFix): GpsFix => ({
  at: Math.round(fix.at),
  latitude: Math.round(fix.latitude * E7) / E7,
  longitude: Math.round(fix.longitude * E7) / E7,
  ...(fix.accuracyMeters !== undefined && { accuracyMeters: single(fix.accuracyMeters) }),
  ...(fix.speedMps !== undefined && { speedMps: single(fix.speedMps) }),
})

/**
 * Holds the truck's stream until the transaction ends, and what is kept of fixes: two deliveries for one truck take
 * turns. The truck itself is only kept from being deleted, as any reference to it would. How far the stream is cut;
 * undefined: no such truck.
 */
export async function lockTruck(
  tx: Db,
  truckId: number,
): Promise<{ cutting: StoredCutting | undefined } | undefined> {
  if (truckId > LARGEST_ID) return undefined
  const found = await rows(
    tx,
    sql`select truck_id, ${edgeHeld} from trucks where truck_id = ${truckId} for key share`,
  )
  return found.length === 0 ? undefined : { cutting: await lockCutting(tx, truckId) }
}

export interface InsertedFixes {
  /** How many instants had no fix yet. */
  stored: number
  /**
   * The instants (ms) at which the record is another now: those, and those with a fix that goes before the one stored.
   */
  changed: Set<number>
}

/** Stores fixes, of each instant one. Those before the edge of what is kept are passed over. */
export async function insertGpsFixes(
  tx: Db,
  truckId: number,
  fixes: readonly GpsFix[],
): Promise<InsertedFixes> {
  const stored = await rows<{ at: number }>(
    tx,
    sql`insert into fixes (truck_id, fixed_at, latitude_e7, longitude_e7, accuracy_m, speed_mps)
      select ${truckId}::int, to_timestamp(at / 1000), lat, lng, accuracy, speed from ${listed(fixes)}
      where to_timestamp(at / 1000) >= ${keptFromSql}
      on conflict do nothing
      returning ${fixedAtMs} as at`,
  )
  const changed = new Set(stored.map(({ at }) => Math.round(at)))
  const repeated = fixes.filter(fix => !changed.has(fix.at))
  for (const at of await replaceByRank(tx, truckId, repeated)) changed.add(at)
  return { stored: stored.length, changed }
}

/**
 * Of two fixes of one instant the record keeps that which `sortGpsFixes` puts first, whichever came first. The instants
 * (ms) at which it now keeps another.
 */
async function replaceByRank(tx: Db, truckId: number, fixes: readonly GpsFix[]): Promise<number[]> {
  const [oldest, newest] = [fixes[0], fixes.at(-1)]
  if (oldest === undefined || newest === undefined) return []
  const unknown = sql.raw(String(CUTTING_RULE.worstAccuracyMeters))
  const replaced = await rows<{ at: number }>(
    tx,
    sql`update fixes set latitude_e7 = lat, longitude_e7 = lng, accuracy_m = accuracy, speed_mps = speed
      from ${listed(fixes)}
      where truck_id = ${truckId} and fixed_at = to_timestamp(at / 1000)
        and fixed_at >= ${instant(oldest.at)} and fixed_at <= ${instant(newest.at)}
        and fixed_at >= ${keptFromSql}
        and (coalesce(accuracy, ${unknown}), lat, lng)
          < (coalesce(accuracy_m, ${unknown}), latitude_e7, longitude_e7)
      returning ${fixedAtMs} as at`,
  )
  return replaced.map(({ at }) => Math.round(at))
}

function listed(fixes: readonly GpsFix[]) {
  const list = fixes.map(fix => ({
    at: fix.at,
    lat: Math.round(fix.latitude * E7),
    lng: Math.round(fix.longitude * E7),
    accuracy: fix.accuracyMeters,
    speed: fix.speedMps,
  }))
  return sql`json_to_recordset(${JSON.stringify(list)}::json)
    as fix(at float8, lat int, lng int, accuracy real, speed real)`
}

const fixedAtMs = sql.raw('(extract(epoch from fixed_at) * 1000)::float8')

const instant = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`

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

/** Bounds one answer of the database: in between others have their turn. */
const PAGE = 2000

/** Fixes that are not too inexact to count. */
const isUsed = sql.raw(`(accuracy_m is null or accuracy_m <= ${CUTTING_RULE.worstAccuracyMeters})`)

/** What fixes of a truck are asked for; `from` is included and `to` is not, milliseconds. */
export interface FixSpan {
  truckId: number
  from: number
  to: number
}

const selectUsed = ({ truckId, from, to }: FixSpan) => sql`
  select ${fixedAtMs} as at, latitude_e7 as lat, longitude_e7 as lng,
    accuracy_m::float8 as accuracy, speed_mps::float8 as speed
  from fixes
  where truck_id = ${truckId} and fixed_at >= ${instant(from)} and fixed_at < ${instant(to)} and ${isUsed}`

/** The usable fixes of a span in order of time, in pages. */
export async function* usedFixes(db: Db, span: FixSpan, page = PAGE): AsyncGenerator<GpsFix[]> {
  let { from } = span
  for (;;) {
    const found = await rows<GpsFixRow>(
      db,
      sql`${selectUsed({ ...span, from })} order by fixed_at limit ${page}`,
    )
    const fixes = found.map(asGpsFix)
    if (fixes.length > 0) yield fixes
    const last = fixes.at(-1)
    if (last === undefined || fixes.length < page) return
    from = last.at + 1
  }
}

/** The newest usable fix of a span. */
export async function newestUsedFix(db: Db, span: FixSpan): Promise<GpsFix | undefined> {
  const found = first(await rows<GpsFixRow>(db, sql`${selectUsed(span)} order by fixed_at desc limit 1`))
  return found && asGpsFix(found)
}

/** All of a UTC day. */
export async function fixesOfDay(db: Db, truckId: number, day: string): Promise<GpsFix[]> {
  const from = dayStartMs(day)
  const fixes: GpsFix[] = []
  for await (const page of usedFixes(db, { truckId, from, to: from + DAY_MS })) fixes.push(...page)
  return fixes
}
