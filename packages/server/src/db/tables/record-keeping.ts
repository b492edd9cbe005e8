import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './instant'

/**
 * The entries that an archive takes. What a vendor's and a truck's past is told from stays, and so does the import that
 * such entries are parts of.
 */
export const leavingEntries = sql`entity not in ('truck', 'vendor', 'fleet_import')`

/** One row for each write, in the write's own transaction. Names are copied: they stay true when a user goes. */
export const audit = pgTable(
  'audit',
  {
    audit_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    actor_id: integer(),
    actor_name: text().notNull(),
    actor_privilege: smallint(),
    /** The client whose dashboard was looked at, where the actor acted within an impersonation. */
    subject_id: integer(),
    subject_name: text(),
    /** The rest of the sentence: "created campaign Summer Tour". */
    action: text().notNull(),
    /** The whole sentence, as the log shows and searches it. */
    message: text().notNull(),
    message_key: text().generatedAlwaysAs(sql`lower("message")`),
    entity: text().notNull(),
    entity_id: text(),
    before: jsonb(),
    after: jsonb(),
    request_id: text(),
    /** The row of the deed that this was part of: the log shows an import once, and this below it. */
    part_of: bigint({ mode: 'number' }),
  },
  table => [
    // With part_of, by which what is listed is told from its parts without a look at the rows.
    index('audit_at').on(table.at, table.audit_id, table.part_of),
    index('audit_parts').on(table.part_of, table.audit_id).where(sql`${table.part_of} is not null`),
    index('audit_leaving').on(table.at, table.audit_id).where(leavingEntries),
    index('audit_entity').on(table.entity, table.entity_id),
    index('audit_search').using('gin', table.message_key.op('gin_trgm_ops')),
  ],
)

/** Files into which entries of the audit were taken out of the database. */
export const audit_archives = pgTable('audit_archives', {
  file: text().primaryKey(),
  lines: integer().notNull(),
  /** Of the oldest and of the newest entry. */
  from: instant('from').notNull(),
  to: instant('to').notNull(),
})

/** What was put back out of an archive stays so long, whatever the archive's job would do. */
export const archive_holds = pgTable('archive_holds', {
  /** ArchiveKind */
  kind: text().primaryKey(),
  held_until: instant('held_until').notNull(),
})

/** Answers given to a POST with an Idempotency-Key, stored by the transaction that did the work. */
export const idempotency_keys = pgTable(
  'idempotency_keys',
  {
    owner: text().notNull(),
    key: text().notNull(),
    /** Hash of method, path and body: the same key for another request is refused. */
    fingerprint: text().notNull(),
    answer: jsonb().notNull(),
    created_at: instant('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotency_keys_age').on(table.created_at),
  ],
)
