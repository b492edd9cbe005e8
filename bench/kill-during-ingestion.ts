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
import { smallDisk } from './support/small-disk'

const KILLS = 20
const BATCH = 20
const SMALL_DISK_MB = 600
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

interface Round {
  acknowledged: GpsFix[]
  refused: number
  next: number
}

/** Delivers until the server dies; what was not acknowledged is sent again, as a tracker does. */
async function deliverUntilKilled(
  server: RunningServer,
  from: number,
  killedAfterMs: number,
): Promise<Round> {
  const round: Round = { acknowledged: [], refused: 0, next: from }
  let isDead = false
  const death = new Promise<void>(resolve => {
    setTimeout(() => {
      isDead = true
      resolve(server.kill())
    }, killedAfterMs)
  })
  while (!isDead) {
    const batch = Array.from({ length: BATCH }, (_, index) => fixAt(round.next + index))
    if (await deliver(server, batch)) {
      round.acknowledged.push(...batch)
      round.next += BATCH
    } else {
      round.refused += 1
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }
  await death
  return round
}

/** Spread over one to thirty batches, so that kills fall at every stage of a request. */
const killTime = (kill: number): number => 40 + ((kill * 337) % 900)

/** What the stored fixes and paths say of those that were acknowledged. */
async function judged(dataDir: string, acknowledged: readonly GpsFix[], name: string): Promise<Figure> {
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
  return {
    name,
    figure: `${lost} lost, ${stored.length - times.size} twice, paths ${agrees ? 'as' : 'NOT as'} cut from the stored fixes`,
    bar: '0 lost, 0 twice',
    pass: lost === 0 && stored.length === times.size && agrees && acknowledged.length > 0,
  }
}

/** Kills the server twenty times in the middle of deliveries. */
async function killed(): Promise<Figure> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haulboard-kill-'))
  try {
    const acknowledged: GpsFix[] = []
    let next = 0
    for (let kill = 0; kill < KILLS; kill++) {
      const round = await deliverUntilKilled(await startServer({ dataDir }), next, killTime(kill))
      acknowledged.push(...round.acknowledged)
      next = round.next
    }
    const name = `${KILLS} kills (SIGKILL) during ingestion, ${acknowledged.length} fixes acknowledged`
    return await judged(dataDir, acknowledged, name)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The same on a disk that fills up while fixes come in, some time before the kill; there is room again for the next start. */
async function killedWhileFull(): Promise<Figure> {
  const disk = smallDisk(SMALL_DISK_MB)
  try {
    const acknowledged: GpsFix[] = []
    let next = 0
    let refused = 0
    for (let kill = 0; kill < KILLS; kill++) {
      const server = await startServer({ dataDir: disk.folder })
      const fullFor = 100 + ((kill * 131) % 400)
      const time = killTime(kill) + fullFor
      const full = setTimeout(disk.fill, time - fullFor)
      const round = await deliverUntilKilled(server, next, time)
      clearTimeout(full)
      disk.makeRoom()
      acknowledged.push(...round.acknowledged)
      refused += round.refused
      next = round.next
    }
    const name = `The same, the disk full before each kill: ${acknowledged.length} fixes acknowledged, ${refused} deliveries refused`
    return await judged(disk.folder, acknowledged, name)
  } finally {
    disk.remove()
  }
}

export const run = async (): Promise<Figure[]> => [await killed(), await killedWhileFull()]
