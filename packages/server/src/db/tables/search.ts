import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

/** Records that changed, written by triggers in the transaction of the change itself. */
export const search_queue = pgTable('search_queue', {
  queue_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** 'vendor', 'truck', 'campaign' or 'payment'; 'campaign_size' where only its number of trucks changed. */
  entity: text().notNull(),
  entity_id: integer().notNull(),
  queued_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

/** The records of the four search indexes. */
export const search_documents = pgTable(
  'search_documents',
  {
    index_name: text().notNull(),
    /** Id of the vendor, truck, payment schedule or campaign that the record was made of. */
    record_id: integer().notNull(),
    /** Null: deleted here, and still to be deleted at the outside service. */
    record: jsonb().$type<Record<string, unknown>>(),
    /** Counts the changes of the record. */
    revision: integer().notNull().default(1),
    /** What the outside service has: the revision, and the account that it was sent to. */
    pushed_revision: integer(),
    pushed_to: text(),
    /** To be sent to the outside service. */
    push_due: boolean().notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.index_name, table.record_id] }),
    index('search_documents_due').on(table.index_name, table.record_id).where(sql`${table.push_due}`),
  ],
)

/** Every word of every record once: a typo is looked for here, not in a hundred thousand records. */
export const search_words = pgTable(
  'search_words',
  {
    word_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    word: text().notNull(),
  },
  table => [
    uniqueIndex('search_words_unique').on(table.word),
    // Beginnings are compared byte by byte, and answered from the index alone.
    index('search_words_beginnings').on(table.word.op('text_pattern_ops'), table.word_id),
    index('search_words_trigrams').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
)

/** Which record has which word in which of its searched fields. */
export const search_postings = pgTable(
  'search_postings',
  {
    /** Of `search_words`, whose rows are never deleted: a check at each of millions of rows would find nothing. */
    word_id: integer().notNull(),
    /** Index and field in one number, see `fieldNumber`: a search reads many of these. */
    field: smallint().notNull(),
    record_id: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.word_id, table.field, table.record_id] }),
    index('search_postings_record').on(table.record_id),
  ],
)
