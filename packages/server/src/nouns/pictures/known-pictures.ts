import { isTelling, pdqWords } from '@product/sdk/nouns/pictures'
import { asc, gt } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { picture_hashes } from '../../db/tables/pictures'
import { hashIndex, type LookAlike } from './hash-index'

/** So many pictures are read at a time: other requests get their turn between. */
const BATCH = 10_000
/** Ids are given in order and stand in any: so many of the last are read again, for those that came late. */
const LATE = 256

/** What every received picture looks like, held in memory by each server. */
export interface KnownPictures {
  /** Takes up what this and other servers added since. Nothing waits for another's: one may hold the database. */
  refresh(db: Db): Promise<void>
  /** Ids of those that look like a hash, most alike first. Answers by what was taken up last. */
  lookAlikes(pdq: string): LookAlike[]
}

export function knownPictures(): KnownPictures {
  const index = hashIndex()
  /** All up to here are settled; of those above, which are taken up. */
  let settled = 0
  let taken = new Set<number>()

  function takeUp({ id, pdq, quality }: { id: number; pdq: string | null; quality: number | null }): void {
    if (id <= settled || taken.has(id)) return
    taken.add(id)
    if (pdq !== null && isTelling({ quality: quality ?? 0 })) index.add(id, pdqWords(pdq))
  }

  function settle(highest: number): void {
    settled = Math.max(settled, highest - LATE)
    taken = new Set([...taken].filter(id => id > settled))
  }

  /** Answers from where to read on, or undefined at the end. */
  async function readBatch(db: Db, after: number): Promise<number | undefined> {
    const { picture_hash_id, pdq, quality } = picture_hashes
    const batch = await db
      .select({ id: picture_hash_id, pdq, quality })
      .from(picture_hashes)
      .where(gt(picture_hash_id, after))
      .orderBy(asc(picture_hash_id))
      .limit(BATCH)
    for (const picture of batch) takeUp(picture)
    const last = batch.at(-1)?.id
    if (last !== undefined) settle(last)
    return batch.length < BATCH ? undefined : last
  }

  return {
    async refresh(db) {
      let after: number | undefined = settled
      while (after !== undefined) after = await readBatch(db, after)
    },
    lookAlikes: pdq => index.find(pdqWords(pdq)),
  }
}
