import type { SearchIndexName, SearchRecords } from '@product/sdk/nouns/search'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'

/** The records of one search index: which ones changes bear on, and how they are read. */
export interface SearchSource<Index extends SearchIndexName = SearchIndexName> {
  index: Index
  /**
   * Selects, as one column, the ids of the records that the changes at hand bear on, those of deleted records too.
   * `changedIds` is what it can ask; all sources are asked in one statement.
   */
  touched: SQL
  /** The records as the tables are now, by id, in one statement; those that are gone are missing. */
  read(db: Db, ids: readonly number[]): Promise<Map<number, SearchRecords[Index]>>
}

/** Ids of what changed of some kinds, as the triggers in `search-triggers.sql` name them. To be used in `touched`. */
export const changedIds = (...entities: string[]): SQL =>
  sql`(select entity_id from changed where entity in ${entities})`
