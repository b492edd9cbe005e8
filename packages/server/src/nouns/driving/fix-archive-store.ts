import { desc, gt } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { fix_archives } from '../../db/tables/driving'
import type { ArchivePart } from '../../outside/archive-part'
import type { FixPartition } from './fix-partitions'

/** A partition that stands in files. */
export interface ArchivedFixes extends FixPartition {
  parts: ArchivePart[]
}

/** A line is a fix. */
export const archivedCount = ({ parts }: ArchivedFixes): number =>
  parts.reduce((sum, { lines }) => sum + lines, 0)

export async function insertArchive(tx: Db, { name, from, to, parts }: ArchivedFixes): Promise<void> {
  await tx.insert(fix_archives).values({
    name,
    from: Number.isFinite(from) ? new Date(from) : null,
    to: new Date(to),
    parts,
  })
}

/** The newest archive with fixes after an instant (ms), locked until the transaction ends. */
export async function newestArchive(tx: Db, after: number): Promise<ArchivedFixes | undefined> {
  const row = first(
    await tx
      .select()
      .from(fix_archives)
      .where(gt(fix_archives.to, new Date(after)))
      .orderBy(desc(fix_archives.to))
      .limit(1)
      .for('update'),
  )
  return row && asArchive(row)
}

const asArchive = ({ name, from, to, parts }: typeof fix_archives.$inferSelect): ArchivedFixes => ({
  name,
  from: from?.getTime() ?? Number.NEGATIVE_INFINITY,
  to: to.getTime(),
  // Only insertArchive writes the column.
  parts: parts as ArchivePart[],
})
