import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningServer, startServer } from '../e2e/support/server'
import { cutPaths } from '../packages/sdk/src/nouns/driving/cut-paths'
import type { GpsFix } from '../packages/sdk/src/nouns/driving/gps-fix'
import { openDatabase } from '../packages/server/src/db/open-database'
import { paths } from '../packages/server/src/db/tables/driving'
import { fixesOfDay } from '../packages/server/src/nouns/driving/gps-fix-store'
import type { Figure } from './support/measure'

const KILLS = 20
const BATCH = 20
/** A demo truck that drives nothing on that day, and its tracker. */
const TRUCK = { id: 60, imei: '352099000000060', token: 'demo-tracker-60' }
const DAY = '2026-05-19'
const FROM = Date.parse(`${DAY}T10:00:00Z`)

/** One fix a second, north on a meridian at 36 mph. */
const fixAt = (step: number): GpsFix => ({
  at: FROM + step * 1000,
  latitude: 34 + step * 0.000145,
  longitude: -118.24,
})

const forwarded = (fix: GpsFix) => ({
  position: { ...fix, fixTime: new Date(fix.at).toISOString(), valid: true, speed: 31 },
  device: { uniqueId: TRUCK.imei },
})

async function deliver(server: RunningServer, fixes: readonly GpsFix[]): Promise<boolean> {
  try {
    const response = await fetch(`${server.url}/api/telemetry/traccar?token=${TRUCK.token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fixes.map(forwarded)),
    })
    return response.ok
  } catch {
    return false
  }
}

/** Delivers until the server dies under it. Answers the fixes that were acknowledged, and where it got to. */
async function deliverUntilKilled(
  server: RunningServer,
  from: number,
  killedAfterMs: number,
): Promise<{ acknowledged: GpsFix[]; next: number }> {
  const acknowledged: GpsFix[] = []
  let next = from
  const death = new Promise<void>(resolve => setTimeout(() => resolve(server.kill()), killedAfterMs))
  for (;;) {
    const batch = Array.from({ length: BATCH }, (_, index) => fixAt(next + index))
    if (!(await deliver(server, batch))) break
    acknowledged.push(...batch)
    next += BATCH
  }
  await death
  return { acknowledged, next }
}

/** Kills the server twenty times in the middle of deliveries; a tracker sends again what was not acknowledged. */
export async function run(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haulboard-kill-'))
  try {
    const acknowledged: GpsFix[] = []
    let next = 0
    for (let kill = 0; kill < KILLS; kill++) {
      // Spread over one to thirty batches, so that kills fall at every stage of a request.
      const killedAfterMs = 40 + ((kill * 337) % 900)
      const result = await deliverUntilKilled(await startServer({ dataDir }), next, killedAfterMs)
      acknowledged.push(...result.acknowledged)
      next = result.next
    }
    const last = await startServer({ dataDir })
    await last.stop()
    const { db, close } = await openDatabase({ dataDir })
    const stored = await fixesOfDay(db, TRUCK.id, DAY)
    const found = (await db.select().from(paths)).filter(
      path => path.vehicle_kind === 'truck' && path.vehicle_id === TRUCK.id && path.utc_day === DAY,
    )
    await close()
    const times = new Set(stored.map(fix => fix.at))
    const lost = acknowledged.filter(fix => !times.has(fix.at)).length
    const expected = cutPaths(stored, { now: Date.parse(`${DAY}T23:00:00Z`) })
    const agrees =
      JSON.stringify(expected.map(path => path.polyline)) === JSON.stringify(found.map(path => path.polyline))
    return [
      {
        name: `${KILLS} kills (SIGKILL) during ingestion, ${acknowledged.length} fixes acknowledged`,
        figure: `${lost} lost, ${stored.length - times.size} twice, paths ${agrees ? 'as' : 'NOT as'} cut from the stored fixes`,
        bar: '0 lost, 0 twice',
        pass: lost === 0 && stored.length === times.size && agrees && acknowledged.length > 0,
      },
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
