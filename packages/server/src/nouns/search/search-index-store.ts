import {
  SEARCH_INDEX_NAMES,
  SEARCHED_FIELDS,
  type SearchIndexName,
  textWords,
  fieldText,
  type SearchRecord,
} from '@product/sdk/nouns/search'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { idList } from '../../db/id-list'

export interface IndexChange {
  index: SearchIndexName
  ids: readonly number[]
  /** The records as they are now; an id without one was deleted. */
  records: ReadonlyMap<number, SearchRecord>
  /** Whether an outside service must hear of it. */
  push: boolean
}

/** Fields of an index are numbered from ten times its own number: 21 is the second field of the third index. */
export const FIELDS_PER_INDEX = 10

export const indexNumber = (index: SearchIndexName): number => SEARCH_INDEX_NAMES.indexOf(index)

const fieldNumber = (index: SearchIndexName, rank: number): number =>
  indexNumber(index) * FIELDS_PER_INDEX + rank

interface Posting {
  word: string
  field: number
  record_id: number
}

function postingsOf(index: SearchIndexName, id: number, record: SearchRecord): Posting[] {
  return SEARCHED_FIELDS[index].flatMap((name, rank) => {
    const words = textWords(fieldText(record, name)).map(({ word }) => word)
    return [...new Set(words)].map(word => ({ word, field: fieldNumber(index, rank), record_id: id }))
  })
}

/** Stores records that differ from what is stored; returns the ids of those that did. */
async function storeRecords(tx: Db, { index, records, push }: IndexChange): Promise<number[]> {
  const list = Array.from(records, ([record_id, record]) => ({ record_id, record }))
  const changed = await rows<{ record_id: number }>(
    tx,
    sql`insert into search_documents as stored (index_name, record_id, record, push_due)
      select ${index}, record_id, record, ${push}
      from json_to_recordset(${JSON.stringify(list)}::json) as given(record_id int, record jsonb)
      on conflict (index_name, record_id) do update
        set record = excluded.record, revision = stored.revision + 1, push_due = excluded.push_due
        where stored.record is distinct from excluded.record
      returning record_id`,
  )
  return changed.map(({ record_id }) => record_id)
}

/** A record that the outside service has, or is just being sent, stays as an empty one until it is deleted there. */
async function removeRecords(tx: Db, index: SearchIndexName, ids: readonly number[], push: boolean) {
  const gone = sql`index_name = ${index} and record_id in ${idList(ids)}`
  await tx.execute(sql`delete from search_documents where ${gone} and pushed_to is null and not push_due`)
  await tx.execute(
    sql`update search_documents set record = null, revision = revision + 1, push_due = ${push}
      where ${gone} and record is not null`,
  )
}

async function storeWords(tx: Db, words: readonly string[]): Promise<void> {
  await tx.execute(
    sql`insert into search_words (word)
      select word from json_array_elements_text(${JSON.stringify(words)}::json) as given(word)
      where not exists (select 1 from search_words known where known.word = given.word)
      on conflict do nothing`,
  )
}

/** Brings an index in step with the records, all or nothing. One caller at a time: see `drainSearchQueue`. */
export async function storeChange(tx: Db, change: IndexChange): Promise<void> {
  const { index, ids, records, push } = change
  const changed = await storeRecords(tx, change)
  const removed = ids.filter(id => !records.has(id))
  if (removed.length > 0) await removeRecords(tx, index, removed, push)
  await tx.execute(
    sql`delete from search_postings
      where record_id in ${idList([...changed, ...removed])}
        and field / ${FIELDS_PER_INDEX}::int = ${indexNumber(index)}::int`,
  )
  const postings = changed.flatMap(id => {
    const record = records.get(id)
    return record ? postingsOf(index, id, record) : []
  })
  await storeWords(tx, [...new Set(postings.map(({ word }) => word))])
  await tx.execute(
    sql`insert into search_postings (word_id, field, record_id)
      select known.word_id, given.field, given.record_id
      from json_to_recordset(${JSON.stringify(postings)}::json) as given(word text, field smallint, record_id int)
      join search_words known using (word)`,
  )
}
