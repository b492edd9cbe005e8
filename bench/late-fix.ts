import type { GpsFix } from '../packages/sdk/src/nouns/driving/index'
import type { Db } from '../packages/server/src/db/db'
import { trucks } from '../packages/server/src/db/tables/fleet'
import { recordGpsFixes } from '../packages/server/src/nouns/driving/record-gps-fixes'
import { benchDatabase } from './support/bench-database'
import { type Figure, median } from './support/measure'

const DAY = Date.UTC(2026, 10, 20)
const NOW = DAY + 2 * 86_400_000
/** A fix a second over eight hours, and over two: several drives and rests either way. */
const [FULL, FEW] = [28_740, 7200]
/** One in so many comes when all others are there. */
const WITHHELD = 900
const BAR = 1.5

/** One truck at 1 Hz: quarter hours of driving up and down, five minutes of standing. */
function dayOfFixes(): GpsFix[] {
  let latitude = 34
  return Array.from({ length: FULL }, (_, second) => {
    if (second % 1200 < 900) latitude += (second % 2400 < 1200 ? 1 : -1) * 0.00012
    return { at: DAY + second * 1000, latitude, longitude: -118.24, accuracyMeters: 5 }
  })
}

/** How long each of the withheld fixes takes, ms, after so many that came in order. */
async function lateOnes(db: Db, fixes: readonly GpsFix[]): Promise<number[]> {
  const [truck] = await db.insert(trucks).values({ name: 'Late' }).returning()
  const id = truck?.truck_id ?? 0
  const isLate = (index: number) => index % WITHHELD === WITHHELD / 2
  await recordGpsFixes(
    db,
    id,
    fixes.filter((_, index) => !isLate(index)),
    NOW,
  )
  // As PostgreSQL does itself within a minute.
  await db.execute('analyze')
  const times: number[] = []
  for (const fix of fixes.filter((_, index) => isLate(index))) {
    const start = performance.now()
    await recordGpsFixes(db, id, [fix], NOW)
    times.push(performance.now() - start)
  }
  return times
}

/** One late fix of a truck whose day is nearly empty or full, on PostgreSQL. */
export async function run(): Promise<Figure[]> {
  const { db, close } = await benchDatabase('haulboard_bench_late_fix')
  try {
    const fixes = dayOfFixes()
    await lateOnes(db, fixes)
    const [full, few]: [number[], number[]] = [[], []]
    // In turns, so that what else the machine does weighs on both.
    for (let round = 0; round < 4; round++) {
      for (let more = 0; more < 4; more++) few.push(...(await lateOnes(db, fixes.slice(0, FEW))))
      full.push(...(await lateOnes(db, fixes)))
    }
    return [
      {
        name: `One late fix into ${FULL.toLocaleString('en-US')} stored of its day, against one into ${FEW.toLocaleString('en-US')}; medians`,
        figure: `${median(full).toFixed(1)} ms; ${(median(full) / median(few)).toFixed(2)} ×`,
        bar: `≤ ${BAR} ×`,
        pass: median(full) <= median(few) * BAR,
      },
    ]
  } finally {
    await close()
  }
}
