import { dayLines, newGround } from '@product/sdk/nouns/driving'
import { addDays, type Day } from '@product/sdk/values'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { turnsOfLoop } from '../../db/turn-of-loop'

export interface VehicleDay {
  kind: 'truck' | 'placeholder'
  id: number
  /** UTC. */
  day: string
}

/** A day whose lines are not stored, or are of an earlier state of it. */
interface UndrawnDay extends VehicleDay {
  /** The state of the day: `xmin` of its row. */
  made: number
}

type Drawn<One extends VehicleDay> = One & { lines: string }

/** Whether the lines of `line` are those of the day's row `day`. */
const isGood = sql`line.vehicle_kind = day.vehicle_kind and line.vehicle_id = day.vehicle_id
  and line.utc_day = day.utc_day and line.made_from = day.xmin::text::bigint`

/** Joins the lines that are good for a day's row, to be read as `line.lines`, null where there are none. */
export const goodLines = sql`left join day_lines line on ${isGood}`

/**
 * The day behind which the ground of the row `day` has to be: the one before it in its month, `before`, or where there is
 * none the last of the month before.
 */
export const dayBefore = (before: SQL): SQL =>
  sql`coalesce(${before}, (date_trunc('month', day.utc_day) - interval '1 day')::date)`

/** Makes the lines of days from their paths. */
export async function drawDays<One extends VehicleDay>(db: Db, days: readonly One[]): Promise<Drawn<One>[]> {
  if (days.length === 0) return []
  const found = await rows<{ place: number; polylines: string[] }>(
    db,
    sql`select listed.place::int as place, array_agg(path.polyline order by path.started_at, path.path_id) as polylines
      from json_to_recordset(${JSON.stringify(days.map((day, place) => ({ ...day, place })))}::json)
        as listed(place int, kind text, id int, day date)
      join paths path on path.vehicle_kind = listed.kind and path.vehicle_id = listed.id
        and path.started_at >= listed.day::timestamp at time zone 'UTC'
        and path.started_at < (listed.day + 1)::timestamp at time zone 'UTC'
      group by listed.place`,
  )
  const polylines = new Map(found.map(({ place, polylines }) => [place, polylines]))
  const turn = turnsOfLoop()
  const drawn: Drawn<One>[] = []
  for (const [place, day] of days.entries()) {
    await turn()
    drawn.push({ ...day, lines: dayLines(polylines.get(place) ?? []) })
  }
  return drawn
}

export async function storeDays(db: Db, drawn: readonly Drawn<UndrawnDay>[]): Promise<void> {
  if (drawn.length === 0) return
  await db.execute(
    sql`insert into day_lines (vehicle_kind, vehicle_id, utc_day, made_from, lines)
      select kind, id, day, made::bigint, lines from json_to_recordset(${JSON.stringify(drawn)}::json)
        as drawn(kind text, id int, day date, made float8, lines text)
      on conflict (vehicle_kind, vehicle_id, utc_day)
        do update set made_from = excluded.made_from, lines = excluded.lines, ground = null, day_before = null
        where day_lines.made_from <> excluded.made_from`,
  )
}

/**
 * Finds the new ground of all days in the month of this one. Days without good lines are left out: once they have some, the
 * month is done again.
 */
export async function storeGround(db: Db, { kind, id, day }: VehicleDay): Promise<void> {
  await db.transaction(async tx => {
    // Locked, so that no line of the month is another one before this is stored.
    const found = await rows<{ day: string; lines: string }>(
      tx,
      sql`select day.utc_day::text as day, line.lines from vehicle_days day join day_lines line on ${isGood}
        where day.vehicle_kind = ${kind} and day.vehicle_id = ${id}::int
          and line.vehicle_kind = ${kind} and line.vehicle_id = ${id}::int
          and day.utc_day >= date_trunc('month', ${day}::date)
          and day.utc_day < date_trunc('month', ${day}::date) + interval '1 month'
        order by day.utc_day for update of line`,
    )
    const grounds = newGround(found.map(({ lines }) => lines))
    const made = found.map(({ day }, at) => ({
      day,
      ground: grounds[at],
      before: found[at - 1]?.day ?? addDays(`${monthOf(day)}-01`, -1),
    }))
    await tx.execute(
      sql`update day_lines line set ground = found.ground, day_before = found.before
        from json_to_recordset(${JSON.stringify(made)}::json) as found(day date, ground text, before date)
        where line.vehicle_kind = ${kind} and line.vehicle_id = ${id}::int and line.utc_day = found.day
          and (line.ground, line.day_before) is distinct from (found.ground, found.before)`,
    )
  })
}

const monthOf = (day: Day): string => day.slice(0, 7)

/** Bounds one look and what it finds to do. */
const DAYS_AT_ONCE = 500

/**
 * Draws and stores what is not drawn of the next 500 days before `today`, in the order of vehicles and days, and finds
 * their new ground. The last of them, undefined at the end.
 */
export async function drawNextDays(
  db: Db,
  today: string,
  after: VehicleDay = { kind: 'placeholder', id: 0, day: '0001-01-01' },
): Promise<VehicleDay | undefined> {
  const days = await rows<UndrawnDay & { drawn: boolean; grounded: boolean }>(
    db,
    sql`select day.vehicle_kind as kind, day.vehicle_id as id, day.utc_day::text as day,
        (day.xmin::text::bigint)::float8 as made, line.lines is not null as drawn,
        line.day_before is not distinct from ${dayBefore(sql`(select max(earlier.utc_day) from vehicle_days earlier
          where earlier.vehicle_kind = day.vehicle_kind and earlier.vehicle_id = day.vehicle_id
            and earlier.utc_day < day.utc_day and earlier.utc_day >= date_trunc('month', day.utc_day))`)} as grounded
      from vehicle_days day ${goodLines}
      where (day.vehicle_kind, day.vehicle_id, day.utc_day) > (${after.kind}, ${after.id}::int, ${after.day}::date)
      order by day.vehicle_kind, day.vehicle_id, day.utc_day limit ${DAYS_AT_ONCE}`,
  )
  const past = days.filter(({ day }) => day < today)
  const undrawn = past.filter(({ drawn }) => !drawn)
  await storeDays(db, await drawDays(db, undrawn))
  const months = new Map(
    past.filter(({ grounded }) => !grounded).map(one => [`${one.kind} ${one.id} ${monthOf(one.day)}`, one]),
  )
  const turn = turnsOfLoop()
  for (const month of months.values()) {
    await turn()
    await storeGround(db, month)
  }
  return days.length < DAYS_AT_ONCE ? undefined : days.at(-1)
}
