import { sql } from 'drizzle-orm'
import { Conflict } from '../../contract/refusals'
import { type Db, rows } from '../../db/db'
import { sqlStateOf } from '../../db/sql-state'
import type { FileStore } from '../../outside/file-store'
import { type ArchivePart, putArchivePart } from '../../outside/archive-part'
import type { MayDrop } from '../record-keeping/archive-hold-store'
import { forgetMarksBefore } from './cutting-store'
import { archivedCount, type ArchivedFixes, insertArchive } from './fix-archive-store'
import { countFixesOf, oldestLeavingPartition } from './fix-partitions'
import { edgeHeld, isKeptOnlyFrom, keepOnlyFrom } from './fix-retention-store'

/** Some megabytes when compressed. */
const LINES_A_PART = 250_000
const ROWS_A_READ = 5000

/** So long (ms) taking a partition out may hold up everybody else, and so long it is tried again. */
const PATIENCE_MS = 100
const PAUSE_MS = 1000
const TRIES = 30
const IN_USE =
  'Somebody reads the fixes, a backup perhaps, and no more can be taken out meanwhile. Run it again later.'
const EDGE_MOVED =
  'A restore takes late fixes of these days in again: nothing was dropped. Run it again when that is over.'

/**
 * Takes the oldest partition of fixes before an instant (ms, a UTC midnight) out of the database and into files; undefined
 * where there is none, or where `mayDrop` says no. What keeps late fixes out is moved first, the rows are dropped last, when
 * the files were read back. Stopped in between, it does the same again.
 */
export async function archiveOldestFixes(
  db: Db,
  files: FileStore,
  before: number,
  mayDrop: MayDrop = async () => true,
): Promise<ArchivedFixes | undefined> {
  const old = await oldestLeavingPartition(db, before)
  if (old === undefined) return undefined
  const { oldest, lastTo } = old
  await keepOnlyFrom(db, lastTo)
  const archive = { ...oldest, parts: await writeParts(db, files, oldest.name) }
  if (!(await dropWhenFree(db, archive, lastTo, mayDrop))) return undefined
  await forgetMarksBefore(db, oldest.to)
  return archive
}

interface StoredFix {
  truck: number
  at: number
  /** As the database writes it: to the microsecond. */
  time: string
  rest: (number | null)[]
}

/** One line a fix: truck, ms since 1970 UTC, degrees × 10⁷, metres, metres a second; what is unknown is empty. */
async function writeParts(db: Db, files: FileStore, name: string): Promise<ArchivePart[]> {
  const parts: ArchivePart[] = []
  let lines: string[] = []
  const put = async () => {
    if (lines.length > 0) parts.push(await putArchivePart(files, lines))
    lines = []
  }
  for (let after = { truck: 0, time: '1970-01-01' }; ; ) {
    const page = await rows<StoredFix>(
      db,
      sql`select truck_id as truck, (extract(epoch from fixed_at) * 1000)::float8 as at, fixed_at::text as time,
          json_build_array(latitude_e7, longitude_e7, accuracy_m::float8, speed_mps::float8) as rest
        from ${sql.identifier(name)}
        where (truck_id, fixed_at) > (${after.truck}::int, ${after.time}::timestamptz)
        order by truck_id, fixed_at limit ${ROWS_A_READ}`,
    )
    for (const { truck, at, rest } of page) lines.push([truck, Math.round(at), ...rest].join(','))
    const last = page.at(-1)
    if (last === undefined || page.length < ROWS_A_READ) break
    after = last
    if (lines.length >= LINES_A_PART) await put()
  }
  await put()
  return parts
}

const isLockHeld = (error: unknown): boolean => sqlStateOf(error) === '55P03'

/** Whether it was dropped. */
async function dropWhenFree(
  db: Db,
  archive: ArchivedFixes,
  keptFrom: number,
  mayDrop: MayDrop,
): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    try {
      return await drop(db, archive, keptFrom, mayDrop)
    } catch (error) {
      if (!isLockHeld(error)) throw error
      if (tries === TRIES) throw new Conflict(IN_USE)
      await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    }
  }
}

const drop = (db: Db, archive: ArchivedFixes, keptFrom: number, mayDrop: MayDrop): Promise<boolean> =>
  db.transaction(async tx => {
    await tx.execute(sql.raw(`set local lock_timeout = '${PATIENCE_MS}ms'`))
    if (!(await mayDrop(tx))) return false
    // Nobody moves the edge from here on, and so nobody adds to what is counted.
    await tx.execute(sql`select ${edgeHeld}`)
    if (!(await isKeptOnlyFrom(tx, keptFrom))) throw new Conflict(EDGE_MOVED)
    await countAgain(tx, archive)
    await tx.execute(sql`alter table fixes detach partition ${sql.identifier(archive.name)}`)
    await tx.execute(sql`drop table ${sql.identifier(archive.name)}`)
    await insertArchive(tx, archive)
    return true
  })

async function countAgain(db: Db, archive: ArchivedFixes): Promise<void> {
  const written = archivedCount(archive)
  const stored = await countFixesOf(db, archive.name)
  if (stored === written) return
  throw new Conflict(`${archive.name} has ${stored} fixes, and ${written} were written: nothing was dropped.`)
}
