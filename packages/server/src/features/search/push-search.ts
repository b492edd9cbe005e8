import { objectId } from '@product/sdk/nouns/search'
import type { Db } from '../../db/db'
import type { OutsideSearch } from '../../outside/search-index'
import { dueRecords, noteSent } from '../../nouns/search/search-push-store'

const BATCH = 500

/** Sends the outside service what it does not have yet. Returns how many records; throws where it can't be reached. */
export async function pushSearch(db: Db, outside: OutsideSearch): Promise<number> {
  const due = await dueRecords(db, BATCH)
  if (due.length === 0) return 0
  await outside.send(
    due.map(({ index, record_id, record }) => ({ index, objectId: objectId(index, record_id), record })),
  )
  await noteSent(db, outside.account, due)
  return due.length
}
