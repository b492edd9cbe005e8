import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '../packages/server/src/db/db'
import { openDatabase } from '../packages/server/src/db/open-database'
import { trucks, vendors } from '../packages/server/src/db/tables/fleet'
import { fix_list_items } from '../packages/server/src/db/tables/fix-list'
import { payment_schedules } from '../packages/server/src/db/tables/payments'
import { benchApp } from './support/bench-app'
import { type Figure, median } from './support/measure'
import { staffHeaders, storeStaffSession } from './support/staff-session'

const SCHEDULES = 5000
const BAR_MS = 1000
const TIMES = 5

const headers = { ...staffHeaders, 'content-type': 'application/json' }
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

async function fill(db: Db): Promise<void> {
  await storeStaffSession(db)
  await db.insert(vendors).values(upTo(500).map(at => ({ name: `Vendor ${at}` })))
  await db
    .insert(trucks)
    .values(upTo(SCHEDULES).map(at => ({ name: `Truck ${at}`, vendor_id: (at % 500) + 1 })))
  await db.insert(payment_schedules).values(
    upTo(SCHEDULES).map(at => ({
      truck_id: at,
      vendor_id: (at % 500) + 1,
      monthly_rate_cents: 100_000 + at,
      start_date: `2026-03-${String((at % 28) + 1).padStart(2, '0')}`,
      end_date: at % 3 === 0 ? null : '2026-04-20',
    })),
  )
  await db.insert(fix_list_items).values(
    upTo(SCHEDULES / 2).map(at => ({
      truck_id: at,
      description: 'Corner peels off',
      date_identified: '2026-03-01',
      target_close_date: '2026-03-31',
    })),
  )
  // A drive on each of twenty days.
  await db.execute(`insert into paths
      (vehicle_kind, vehicle_id, utc_day, started_at, ended_at, distance_miles, polyline, rule_version)
    select 'truck', truck, began::date, began, began + interval '8 hours', 80, '', 1
    from generate_series(1, ${SCHEDULES}) truck,
      generate_series('2026-03-01T17:00Z'::timestamptz, '2026-03-20T17:00Z', interval '1 day') began`)
}

/** One month of 5,000 schedules on the embedded database: what the page asks for, and both exports in one call. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'haulboard-payments-'))
  const { db, close } = await openDatabase({ dataDir: folder })
  try {
    await fill(db)
    const app = benchApp(db)
    const timed = async (name: string, address: string, method: string): Promise<Figure> => {
      const times: number[] = []
      for (let count = 0; count < TIMES; count++) {
        const start = performance.now()
        const response = await app.fetch(new Request(`http://127.0.0.1/api${address}`, { method, headers }))
        await response.text()
        if (!response.ok) throw new Error(`Answered ${response.status}`)
        times.push(performance.now() - start)
      }
      const ms = median(times)
      return { name, figure: `${ms.toFixed(0)} ms`, bar: `≤ ${BAR_MS} ms`, pass: ms <= BAR_MS }
    }
    return [
      await timed(
        'Payments of a month with 5,000 schedules',
        '/payment_schedule?start_date=2026-03-01&end_date=2026-03-31',
        'GET',
      ),
      await timed('Both exports of that month', '/pay_period/2026-03/export', 'POST'),
    ]
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}
