import {
  DEEPEST_HIT,
  FIELD_COST,
  fitWord,
  matchCost,
  type SearchIndexName,
  type SearchRecord,
} from '@product/sdk/search'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../db/db'
import { idList } from './search-record-store'
import { wordPatterns } from './word-patterns'

/** Words of the indexes that one word of a query may stand for; the shortest where there are more. */
const MOST_WORDS = 5000

export interface MatchedWord {
  word_id: number
  /** Which word of the query it answers. */
  part: number
  cost: number
}

export interface MatchedWords {
  parts: number
  words: MatchedWord[]
  /** Whether these are all. */
  complete: boolean
}

async function wordsFor(db: Db, queryWord: string, isPrefix: boolean) {
  const patterns = wordPatterns(queryWord, isPrefix).map(pattern => sql`word like ${pattern}`)
  const found = await rows<{ word_id: number; word: string }>(
    db,
    sql`select word_id, word from search_words where ${sql.join(patterns, sql` or `)}
      order by length(word), word limit ${MOST_WORDS}`,
  )
  const fitting = found.flatMap(({ word_id, word }) => {
    const fit = fitWord(queryWord, word, isPrefix)
    return fit ? [{ word_id, cost: matchCost(fit, 0) }] : []
  })
  return { fitting, complete: found.length < MOST_WORDS }
}

/** What the words of a query stand for among the words of all records. */
export async function matchWords(db: Db, query: readonly string[]): Promise<MatchedWords> {
  const found = await Promise.all(query.map((word, part) => wordsFor(db, word, part === query.length - 1)))
  return {
    parts: query.length,
    words: found.flatMap(({ fitting }, part) => fitting.map(word => ({ ...word, part }))),
    complete: found.every(({ complete }) => complete),
  }
}

/**
 * The best records that have a word for each part, by the sum of what their words cost; equal ones by id. `total`
 * counts all.
 */
export async function bestRecords(
  db: Db,
  index: SearchIndexName,
  { parts, words }: MatchedWords,
): Promise<{ ids: number[]; total: number }> {
  const found = await rows<{ record_id: number; total: number }>(
    db,
    sql`with matched as (
        select * from json_to_recordset(${JSON.stringify(words)}::json) as given(word_id int, part int, cost int)
      ), parts as (
        select p.record_id, m.part, min(m.cost + p.field * ${FIELD_COST}::int) as cost
        from matched m join search_postings p on p.word_id = m.word_id and p.index_name = ${index}
        group by p.record_id, m.part
      ), records as (
        select record_id, sum(cost) as cost from parts group by record_id having count(*) = ${parts}::int
      )
      select record_id, (count(*) over ())::int as total from records
      order by cost, record_id limit ${DEEPEST_HIT}`,
  )
  return { ids: found.map(({ record_id }) => record_id), total: found[0]?.total ?? 0 }
}

export async function findRecords(
  db: Db,
  index: SearchIndexName,
  ids: readonly number[],
): Promise<Map<number, SearchRecord>> {
  if (ids.length === 0) return new Map()
  const found = await rows<{ record_id: number; record: SearchRecord }>(
    db,
    sql`select record_id, record from search_documents
      where index_name = ${index} and record_id in ${idList(ids)} and record is not null`,
  )
  return new Map(found.map(({ record_id, record }) => [record_id, record]))
}
