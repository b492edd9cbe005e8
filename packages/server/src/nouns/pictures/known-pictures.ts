import { isTelling, pdqWords } from '@product/sdk/nouns/pictures'
import { asc, gt } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { picture_hashes } from '../../db/tables/pictures'
import { inTurn } from '../../values/in-turn'
import { hashIndex, type LookAlike } from './hash-index'

/** So many pictures are read at a time: other requests get their turn between. */
const BATCH = 10_000
/** Ids are given in order and stand in any: so many of the last are read again, for those that came late. */
const LATE = 256

/** What every received picture looks like, held in memory by each server. */
export interface KnownPictures {
  /** Takes up what this and other servers added since. */
  refresh(db: Db): Promise<void>
  /** Ids of those that look like a hash, most alike first. Answers by what was taken up last. */
  lookAlikes(pdq: string): LookAlike[]
}

export function knownPictures(): KnownPictures {
  const index = hashIndex()
  const queue = inTurn(1)
  let late = new Set<number>()
  let highest = 0

  async function readBatch(db: Db, after: number): Promise<number | undefined> {
    const { picture_hash_id, pdq, quality } = picture_hashes
    const batch = await db
      .select({ id: picture_hash_id, pdq, quality })
      .from(picture_hashes)
      .where(gt(picture_hash_id, after))
      .orderBy(asc(picture_hash_id))
      .limit(BATCH)
    for (const { id, pdq, quality } of batch) {
      if (late.has(id)) continue
      late.add(id)
      highest = Math.max(highest, id)
      if (pdq !== null && isTelling({ quality: quality ?? 0 })) index.add(id, pdqWords(pdq))
    }
    return batch.length < BATCH ? undefined : batch.at(-1)?.id
  }

  return {
    refresh: db =>
      queue(async () => {
        let after: number | undefined = highest - LATE
        while (after !== undefined) after = await readBatch(db, after)
        late = new Set([...late].filter(id => id > highest - LATE))
      }),
    lookAlikes: pdq => index.find(pdqWords(pdq)),
  }
}
