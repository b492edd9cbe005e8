import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { fix_archives } from '../../db/tables/driving'
import type { FileStore } from '../../outside/file-store'
import { getArchivePart } from '../../outside/archive-part'
import { type ArchivedFixes, newestArchive } from './fix-archive-store'
import { createPartition, fixPartitions, wholeSince } from './fix-partitions'
import { lowerEdge } from './fix-retention-store'

const ROWS_AT_ONCE = 5000

/**
 * Puts the newest archive with fixes after an instant (ms) back into the database, whole or not at all; undefined where
 * there is none any more. After the last, late fixes of these days are taken in again. Throws Conflict where a file
 * is damaged.
 */
export async function restoreNewestFixes(
  db: Db,
  files: FileStore,
  after: number,
): Promise<ArchivedFixes | undefined> {
  const restored = await db.transaction(async tx => {
    const archive = await newestArchive(tx, after)
    if (archive === undefined) return undefined
    await createPartition(tx, archive)
    for (const part of archive.parts) await insertLines(tx, await getArchivePart(files, part))
    await tx.delete(fix_archives).where(eq(fix_archives.name, archive.name))
    return archive
  })
  if (restored === undefined) await lowerEdge(db, wholeSince(await fixPartitions(db)))
  return restored
}

async function insertLines(tx: Db, lines: readonly string[]): Promise<void> {
  for (let from = 0; from < lines.length; from += ROWS_AT_ONCE) {
    const list = lines
      .slice(from, from + ROWS_AT_ONCE)
      .map(line => line.split(',').map(text => (text === '' ? null : Number(text))))
    await tx.execute(
      sql`insert into fixes (truck_id, fixed_at, latitude_e7, longitude_e7, accuracy_m, speed_mps)
        select (fix->>0)::int, to_timestamp((fix->>1)::float8 / 1000), (fix->>2)::int, (fix->>3)::int,
          (fix->>4)::real, (fix->>5)::real
        from json_array_elements(${JSON.stringify(list)}::json) fix`,
    )
  }
}
