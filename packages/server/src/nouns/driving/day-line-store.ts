import { dayLines, newGround } from '@product/sdk/nouns/driving'
import { groupBy } from '@product/sdk/values'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { turnsOfLoop } from '../../db/turn-of-loop'

export interface VehicleDay {
  kind: 'truck' | 'placeholder'
  id: number
  /** UTC. */
  day: string
}

/** A day whose lines are not stored, or are of an earlier state of it. */
export interface UndrawnDay extends VehicleDay {
  /** The state of the day: `xmin` of its row. */
  made: number
}

export interface DrawnDay extends UndrawnDay {
  lines: string
}

/** Whether the lines of `line` are those of the day's row `day`. */
const isGood = sql`line.vehicle_kind = day.vehicle_kind and line.vehicle_id = day.vehicle_id
  and line.utc_day = day.utc_day and line.made_from = day.xmin::text::bigint`

/** Joins the lines that are good for a day's row, to be read as `line.lines`, null where there are none. */
export const goodLines = sql`left join day_lines line on ${isGood}`

/** What a row of `vehicle_days` is called where it has no good lines. */
export const undrawnColumns = sql`day.vehicle_kind as kind, day.vehicle_id as id, day.utc_day::text as day,
  (day.xmin::text::bigint)::float8 as made`

/** Makes the lines of days from their paths. */
export async function drawDays(db: Db, days: readonly UndrawnDay[]): Promise<DrawnDay[]> {
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
  const drawn: DrawnDay[] = []
  for (const [place, day] of days.entries()) {
    await turn()
    drawn.push({ ...day, lines: dayLines(polylines.get(place) ?? []) })
  }
  return drawn
}

export async function storeDays(db: Db, drawn: readonly DrawnDay[]): Promise<void> {
  if (drawn.length === 0) return
  await db.execute(
    sql`insert into day_lines (vehicle_kind, vehicle_id, utc_day, made_from, lines)
      select kind, id, day, made::bigint, lines from json_to_recordset(${JSON.stringify(drawn)}::json)
        as drawn(kind text, id int, day date, made float8, lines text)
      on conflict (vehicle_kind, vehicle_id, utc_day)
        do update set made_from = excluded.made_from, lines = excluded.lines, ground = null, days_before = null`,
  )
}

/**
 * Finds the new ground of all days in the months of these. Days without good lines are left out: once they have some,
 * their month is done again.
 */
export async function storeGround(db: Db, days: readonly VehicleDay[]): Promise<void> {
  const months = new Map(days.map(({ kind, id, day }) => [monthOf({ kind, id, day }), { kind, id, day }]))
  if (months.size === 0) return
  await db.transaction(async tx => {
    const found = await rows<VehicleDay & { lines: string }>(
      tx,
      sql`select day.vehicle_kind as kind, day.vehicle_id as id, day.utc_day::text as day, line.lines
        from json_to_recordset(${JSON.stringify([...months.values()])}::json) as listed(kind text, id int, day date)
        join vehicle_days day on day.vehicle_kind = listed.kind and day.vehicle_id = listed.id
          and day.utc_day >= date_trunc('month', listed.day)
          and day.utc_day < date_trunc('month', listed.day) + interval '1 month'
        join day_lines line on ${isGood}
        order by day.vehicle_kind, day.vehicle_id, day.utc_day for update of line`,
    )
    const turn = turnsOfLoop()
    const made: (VehicleDay & { ground: string; before: number })[] = []
    for (const month of groupBy(found, monthOf).values()) {
      await turn()
      const grounds = newGround(month.map(({ lines }) => lines))
      for (const [before, { kind, id, day }] of month.entries()) {
        made.push({ kind, id, day, ground: grounds[before] ?? '', before })
      }
    }
    await tx.execute(
      sql`update day_lines line set ground = found.ground, days_before = found.before
        from json_to_recordset(${JSON.stringify(made)}::json)
          as found(kind text, id int, day date, ground text, before int)
        where line.vehicle_kind = found.kind and line.vehicle_id = found.id and line.utc_day = found.day`,
    )
  })
}

const monthOf = ({ kind, id, day }: VehicleDay): string => `${kind} ${id} ${day.slice(0, 7)}`

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
    sql`select ${undrawnColumns}, line.lines is not null as drawn, line.ground is not null as grounded
      from vehicle_days day ${goodLines}
      where (day.vehicle_kind, day.vehicle_id, day.utc_day) > (${after.kind}, ${after.id}::int, ${after.day}::date)
      order by day.vehicle_kind, day.vehicle_id, day.utc_day limit ${DAYS_AT_ONCE}`,
  )
  const past = days.filter(({ day }) => day < today)
  await storeDays(
    db,
    await drawDays(
      db,
      past.filter(({ drawn }) => !drawn),
    ),
  )
  await storeGround(
    db,
    past.filter(({ grounded }) => !grounded),
  )
  return days.length < DAYS_AT_ONCE ? undefined : days.at(-1)
}
