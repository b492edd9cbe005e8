import {
  editsAllowed,
  FIELD_COST,
  matchCost,
  type SearchRecord,
  wordFitter,
  SEARCH_INDEX_NAMES,
  type SearchIndexName,
} from '@product/sdk/nouns/search'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, first, rows } from '../../db/db'
import type { Postings } from './best-records'
import { FIELDS_PER_INDEX, indexNumber } from './search-index-store'
import { type WordPart, type WordPatterns, wordPatterns } from './word-patterns'

/** Words of the indexes that are looked at for each way in which a word of a query is looked for. */
const MOST_WORDS = 5000

/** No word goes on after its beginning with a later letter. */
const LAST_LETTER = '\u{10ffff}'

export interface MatchedWord {
  word_id: number
  /** Which word of the query it answers. */
  part: number
  cost: number
}

export interface MatchedWords {
  words: MatchedWord[]
  /** Whether these are all. */
  complete: boolean
}

/** Each letter of a text that a word lacks would be an edit; so many may be. */
function lacksAtMost(edits: number, text: string, word: SQL): SQL {
  const letters = [...new Set(text)].join('')
  return sql`length(translate(${letters}::text, ${word}, '')) <= ${edits}::int`
}

/**
 * Refuses most words that the query word can't stand for before they are sent: each place by which a word is shorter
 * would be an edit, too.
 */
function mayFit(queryWord: string): SQL {
  const edits = editsAllowed(queryWord)
  return sql`length(word) >= ${queryWord.length - edits}::int and ${lacksAtMost(edits, queryWord, sql`word`)}`
}

/**
 * The trigram index finds the part, wherever it stands; whether it stands where it may, and behind what it may, is then
 * cheap to tell. Of a word that has it again later on only the search itself can tell.
 */
function withPart({ text, from, to, goesOn, before, edits }: WordPart): SQL {
  const start = sql`left(word, ${from}::int + place - 1)`
  // Without the offset the place would be looked for in each of its uses.
  return sql`(select word_id, word from (
      select word_id, word, strpos(substr(word, ${from + 1}::int), ${text}) as place from search_words
      where word like ${`%${text}${goesOn ? '%' : ''}`} offset 0
    ) found
    where place between 1 and ${to - from + 1}::int
      and (${lacksAtMost(edits, before, start)} or strpos(substr(word, ${from + 1}::int + place), ${text}) > 0)
    limit ${MOST_WORDS})`
}

/** The ways to look for words; the planner gets a limit in each, since it can't guess how few they find. */
function waysToFind({ words, beginnings, patterns, parts }: WordPatterns, fits: SQL): SQL[] {
  const texts = (list: readonly string[]) => sql`json_array_elements_text(${JSON.stringify(list)}::json)`
  const [only, another] = beginnings
  if (only !== undefined && another === undefined) {
    // Of very many words with one beginning, the shortest are closest to what was typed.
    return [
      sql`(select word_id, word from search_words
        where word ~>=~ ${only} and word ~<~ ${only + LAST_LETTER} order by length(word), word_id limit ${MOST_WORDS})`,
    ]
  }
  const ways: SQL[] = []
  if (words.length > 0) {
    ways.push(sql`select word_id, word from search_words where word in (select value from ${texts(words)})`)
  }
  if (beginnings.length > 0) {
    ways.push(sql`select found.word_id, found.word from ${texts(beginnings)} as b(beginning), lateral (
        select word_id, word from search_words
        where word ~>=~ beginning and word ~<~ (beginning || ${LAST_LETTER}::text) and ${fits} limit ${MOST_WORDS}
      ) found`)
  }
  if (patterns.length > 0) {
    const any = patterns.map(pattern => sql`word like ${pattern}`)
    ways.push(
      sql`(select word_id, word from search_words
        where (${sql.join(any, sql` or `)}) and ${fits} limit ${MOST_WORDS})`,
    )
  }
  ways.push(...parts.map(withPart))
  return ways
}

/** Words that may fit, by their id. They come in one line: thousands of rows would cost more than finding them. */
async function candidates(db: Db, queryWord: string, isPrefix: boolean): Promise<Map<number, string>> {
  const ways = waysToFind(wordPatterns(queryWord, isPrefix), mayFit(queryWord))
  const found = await rows<{ line: string | null }>(
    db,
    sql`with found as materialized (${sql.join(ways, sql` union all `)})
      select string_agg(word_id || ' ' || word, ',') as line from found`,
  )
  const line = first(found)?.line
  if (typeof line !== 'string') return new Map()
  return new Map(
    line.split(',').map(entry => {
      const space = entry.indexOf(' ')
      return [Number(entry.slice(0, space)), entry.slice(space + 1)]
    }),
  )
}

async function wordsFor(db: Db, queryWord: string, isPrefix: boolean) {
  const found = await candidates(db, queryWord, isPrefix)
  const fitOf = wordFitter(queryWord, isPrefix)
  const fitting = [...found].flatMap(([word_id, word]) => {
    const fit = fitOf(word)
    return fit ? [{ word_id, cost: matchCost(fit, 0) }] : []
  })
  return { fitting, complete: found.size < MOST_WORDS }
}

/** What the words of a query stand for among the words of all records. */
export async function matchWords(db: Db, query: readonly string[]): Promise<MatchedWords> {
  const found = await Promise.all(query.map((word, part) => wordsFor(db, word, part === query.length - 1)))
  return {
    words: found.flatMap(({ fitting }, part) => fitting.map(word => ({ ...word, part }))),
    complete: found.every(({ complete }) => complete),
  }
}

/** Words of one part and cost, whose records are looked up together. */
interface WordGroup {
  part: number
  cost: number
  word_ids: number[]
}

function groupWords(words: readonly MatchedWord[]): WordGroup[] {
  const groups = new Map<string, WordGroup>()
  for (const { part, cost, word_id } of words) {
    const group = groups.get(`${part} ${cost}`) ?? { part, cost, word_ids: [] }
    groups.set(`${part} ${cost}`, group)
    group.word_ids.push(word_id)
  }
  return [...groups.values()]
}

/**
 * The records of some indexes that have one of the words, by index. Ids come in one line a group: grouping them by
 * record here is several times cheaper than in SQL.
 */
export async function findPostings(
  db: Db,
  indexes: readonly SearchIndexName[],
  { words }: MatchedWords,
): Promise<Map<SearchIndexName, Postings[]>> {
  const postings = new Map(indexes.map(index => [index, [] as Postings[]]))
  if (words.length === 0) return postings
  const numbers = `{${[...postings.keys()].map(indexNumber).join(',')}}`
  const found = await rows<{ part: number; cost: number; field: number; ids: string }>(
    db,
    sql`select words.part, words.cost, p.field, p.ids
      from json_to_recordset(${JSON.stringify(groupWords(words))}::json)
        as words(part int, cost int, word_ids int[]),
      lateral (
        select field, string_agg(record_id::text, ',') as ids from search_postings
        where word_id = any(words.word_ids) and field / ${FIELDS_PER_INDEX}::int = any(${numbers}::int[])
        group by field
      ) p`,
  )
  for (const { part, cost, field, ids } of found) {
    const index = SEARCH_INDEX_NAMES[Math.floor(field / FIELDS_PER_INDEX)]
    const list = index && postings.get(index)
    list?.push({
      part,
      cost: cost + (field % FIELDS_PER_INDEX) * FIELD_COST,
      ids: ids.split(',').map(Number),
    })
  }
  return postings
}

/** The stored records of several indexes; those that are gone are missing. */
export async function findRecords(
  db: Db,
  wanted: readonly { index: SearchIndexName; ids: readonly number[] }[],
): Promise<Map<SearchIndexName, Map<number, SearchRecord>>> {
  const asked = wanted.flatMap(({ index, ids }) => ids.map(record_id => ({ index_name: index, record_id })))
  const records = new Map(wanted.map(({ index }) => [index, new Map<number, SearchRecord>()]))
  if (asked.length === 0) return records
  const found = await rows<{ index_name: SearchIndexName; record_id: number; record: SearchRecord }>(
    db,
    sql`select index_name, record_id, record
      from json_to_recordset(${JSON.stringify(asked)}::json) as asked(index_name text, record_id int)
      join search_documents using (index_name, record_id) where record is not null`,
  )
  for (const { index_name, record_id, record } of found) records.get(index_name)?.set(record_id, record)
  return records
}
