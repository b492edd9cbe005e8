import { campaignVehicles } from '@product/sdk/nouns/campaigns'
import { type GpsFix, IMPRESSION_RULES } from '@product/sdk/nouns/driving'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rows } from '../../db/db'
import { paths } from '../../db/tables/driving'
import { listenedDatabase } from '../../testing/listened-database'
import { storeTruck } from '../../testing/stored-campaign'
import { testApp } from '../../testing/test-app'
import { testDatabase } from '../../testing/test-database'
import { drawDays, storeDays, storeGround } from '../driving/day-line-store'
import { recordGpsFixes } from '../driving/record-gps-fixes'
import { dayPathTexts } from './campaign-day-store'
import { dayTexts, findDays, pathTotalTexts, routePathTexts } from './campaign-path-store'

/** The tables that go on several machines, and the column that says on which a row lies: docs/scale.md. */
const DISTRIBUTED = {
  fixes: 'truck_id',
  cutting_states: 'truck_id',
  cutting_marks: 'truck_id',
  tracker_states: 'truck_id',
  paths: 'vehicle_id',
  vehicle_days: 'vehicle_id',
  day_lines: 'vehicle_id',
} as const

const NAMES = Object.keys(DISTRIBUTED)
const columnOf = (table: string): string => DISTRIBUTED[table as keyof typeof DISTRIBUTED]

const DAY = Date.UTC(2026, 10, 20)
const NOW = DAY + 3 * 86_400_000

/** A fix every half minute of two days: quarter hours of driving up and down, rests between. */
function driven(): GpsFix[] {
  let latitude = 34
  return Array.from({ length: 5760 }, (_, index) => {
    if (index % 60 < 30) latitude += index % 120 < 60 ? 0.004 : -0.004
    return { at: DAY + index * 30_000, latitude, longitude: -118.24, accuracyMeters: 9 }
  })
}

/** Mentions of distributed tables that do not say on which machine the row is. */
function unplaced(statement: string): string[] {
  const text = statement.replaceAll('"', '').replace(/\s+/g, ' ')
  const inserted = /insert into (\w+) \(([^)]*)\)/i.exec(text)
  const mentions = text.matchAll(
    new RegExp(
      `(?:from|join|update) (${NAMES.join('|')})\\b(?: (?!(?:set|where|on|order|left|join|group)\\b)(\\w+))?`,
      'gi',
    ),
  )
  const found = [...mentions].flatMap(([, table = '', alias]) => {
    const column = columnOf(table)
    // By another name only so; by its own also without it, where it is the only table.
    const names = alias === undefined ? `(?:${table}\\.)?` : `${alias}\\.`
    return new RegExp(`(?:^|[ (])${names}${column} = `).test(text) ? [] : [`${table} in: ${text}`]
  })
  const [, into = '', columns = ''] = inserted ?? []
  const isPlaced = !NAMES.includes(into) || columns.split(', ').includes(columnOf(into))
  return isPlaced ? found : [...found, `into ${into}: ${text}`]
}

describe('what goes on several machines', () => {
  it('has the column in every unique key, and in every reference among its tables', async () => {
    const db = await testDatabase()
    const keys = await rows<{ table: string; name: string; columns: string[] }>(
      db,
      sql`select c.relname as table, i.indexrelid::regclass::text as name,
          array(select attname::text from pg_attribute where attrelid = c.oid and attnum = any(i.indkey)) as columns
        from pg_index i join pg_class c on c.oid = i.indrelid
        where i.indisunique and c.relnamespace = 'public'::regnamespace and not c.relispartition`,
    )
    const ours = keys.filter(({ table }) => NAMES.includes(table))
    expect(new Set(ours.map(({ table }) => table))).toEqual(new Set(NAMES))
    expect(ours.filter(({ table, columns }) => !columns.includes(columnOf(table)))).toEqual([])

    const references = await rows<{ from: string; to: string; columns: string[] }>(
      db,
      sql`select conrelid::regclass::text as "from", confrelid::regclass::text as "to",
          array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
        from pg_constraint where contype = 'f' and conparentid = 0`,
    )
    const wrong = references.filter(
      ({ from, to, columns }) =>
        NAMES.includes(to) && !(NAMES.includes(from) && columns.includes(columnOf(from))),
    )
    expect(wrong).toEqual([])
  })

  describe('is asked along the column', () => {
    let taken: string[] = []
    let shown: string[] = []
    let cut = 0

    beforeAll(async () => {
      const { db, statements } = await listenedDatabase()
      const app = await testApp({ db })
      const truckId = await storeTruck(app, 'Box')
      const fixes = driven()
      const isLate = (index: number) => index % 700 < 20
      statements.length = 0
      const [inOrder, late] = [false, true].map(wanted => fixes.filter((_, at) => isLate(at) === wanted))
      await recordGpsFixes(db, truckId, inOrder ?? [], NOW, [{ at: DAY, batteryPercent: 80 }])
      await recordGpsFixes(db, truckId, late ?? [], NOW)
      const better = fixes.slice(100, 160).map(fix => ({ ...fix, accuracyMeters: 4 }))
      await recordGpsFixes(db, truckId, better, NOW)
      taken = statements.splice(0)

      const tracked = { tracking_start: null, tracking_end: null, macro_name: null, imei: null }
      const vehicles = campaignVehicles(
        { start_date: new Date(DAY), end_date: new Date(NOW) },
        [{ ...tracked, truck_id: truckId, macro_id: 1, campaign_display_name: 'Box' }],
        [{ placeholder_id: 2, name: 'Rep', is_macro: false }],
      )
      const estimate = { campaignId: 1, rules: IMPRESSION_RULES }
      await routePathTexts(db, vehicles, DAY, estimate)
      await pathTotalTexts(db, vehicles, estimate)
      await dayTexts(db, vehicles, estimate)
      await findDays(db, vehicles)
      await dayPathTexts(db, vehicles, DAY, estimate, 'ground')
      const day = { kind: 'truck', id: truckId, day: '2026-11-20', made: 1 } as const
      await storeDays(db, await drawDays(db, [day]))
      await storeGround(db, day)
      shown = statements.splice(0)
      cut = await db.$count(paths)
    })

    it('by every statement that takes fixes in', () => {
      expect(cut).toBeGreaterThan(10)
      const written = ['fixes', 'cutting_marks', 'cutting_states', 'tracker_states', 'paths', 'vehicle_days']
      for (const table of written) {
        expect(taken.some(text => new RegExp(`insert into "?${table}\\b`).test(text))).toBe(true)
      }
      for (const change of [
        /^update paths/,
        /^delete from "paths"/,
        /^update fixes/,
        /^delete from "cutting_marks"/,
      ]) {
        expect([String(change), taken.some(text => change.test(text.trim()))]).toEqual([String(change), true])
      }
      expect([...new Set(taken.flatMap(unplaced))]).toEqual([])
      // A row of a table that is a copy on each machine is locked on all of them.
      expect(taken.filter(text => /from trucks .* for (no key )?update/s.test(text))).toEqual([])
    })

    it('by every statement of a campaign’s map and figures', () => {
      expect(shown.length).toBeGreaterThan(6)
      expect([...new Set(shown.flatMap(unplaced))]).toEqual([])
    })
  })

  it.each([
    'select * from paths where started_at > $1',
    'select * from "paths" "path" where "paths"."vehicle_id" = $1',
    'update vehicle_days set paths = 1 where utc_day = $1',
    'insert into day_lines (utc_day) values ($1)',
    'select 1 from source join paths path on path.started_at = source.at',
  ])('that is not: %s', statement => {
    expect(unplaced(statement)).toHaveLength(1)
  })
})
