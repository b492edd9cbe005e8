import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from './instant'

export const users = pgTable(
  'users',
  {
    user_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    /** As typed; unique whatever the case. */
    email: text().notNull(),
    privilege_id: smallint().notNull(),
    /** PHC string. */
    password_hash: text().notNull(),
    company: text(),
    user_profile_image: text(),
    has_accepted_terms_and_conditions: boolean().notNull().default(false),
    last_login_at: instant('last_login_at'),
    created_at: instant('created_at').notNull().defaultNow(),
    version: integer().notNull().default(1),
    /** What the list of client users searches in and sorts by: any case. */
    name_key: text().generatedAlwaysAs(sql`lower("name")`),
    email_key: text().generatedAlwaysAs(sql`lower("email")`),
    company_key: text().generatedAlwaysAs(sql`lower(coalesce("company", ''))`),
  },
  table => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    // One index for each order of the list; the id breaks ties.
    index('users_privilege').on(table.privilege_id, table.user_id),
    index('users_by_name').on(table.privilege_id, table.name_key, table.user_id),
    index('users_by_email').on(table.privilege_id, table.email_key, table.user_id),
    index('users_by_company').on(table.privilege_id, table.company_key, table.user_id),
    index('users_search').using(
      'gin',
      table.name_key.op('gin_trgm_ops'),
      table.email_key.op('gin_trgm_ops'),
      table.company_key.op('gin_trgm_ops'),
    ),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the session id, hex: a stolen table opens nothing. */
    token_hash: text().primaryKey(),
    /** What the person calls it by who ends it. */
    session_id: integer().notNull().generatedByDefaultAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.user_id, { onDelete: 'cascade' }),
    /** The browser and system it was opened with, where they are known, and the network it was opened from. */
    device: text(),
    network: text(),
    created_at: instant('created_at').notNull(),
    last_used_at: instant('last_used_at'),
    expires_at: instant('expires_at').notNull(),
  },
  table => [index('sessions_user').on(table.user_id), index('sessions_expiry').on(table.expires_at)],
)

/** Of whoever logs in with a code of an authenticator app, or has begun to set that up. */
export const second_factors = pgTable('second_factors', {
  user_id: integer()
    .primaryKey()
    .references(() => users.user_id, { onDelete: 'cascade' }),
  /** Sealed. Null until it is confirmed. */
  secret: text(),
  on_since: instant('on_since'),
  /** Sealed: the one that waits for its first code, beside the one that counts until then. */
  started_secret: text(),
  /** The newest 30 seconds, counted from 1970, of which a code was taken: none counts twice. */
  last_step: integer().notNull().default(0),
})

/** Codes for whoever has lost the telephone, each good once. */
export const recovery_codes = pgTable(
  'recovery_codes',
  {
    user_id: integer()
      .notNull()
      .references(() => users.user_id, { onDelete: 'cascade' }),
    /** SHA-256 of 80 random bits, hex. */
    code_hash: text().notNull(),
  },
  table => [primaryKey({ columns: [table.user_id, table.code_hash] })],
)

/** What a user's calendar program shows to read the calendar. */
export const calendar_addresses = pgTable(
  'calendar_addresses',
  {
    user_id: integer()
      .primaryKey()
      .references(() => users.user_id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the address, hex. */
    token_hash: text().notNull(),
    created_at: instant('created_at').notNull(),
  },
  table => [uniqueIndex('calendar_addresses_token').on(table.token_hash)],
)

/** Failed logins by a hashed key: an address with the caller's network, a known browser, or a network alone. */
export const login_failures = pgTable('login_failures', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  last_at: instant('last_at').notNull(),
})

/** A login of a client elsewhere, kept for staff: no password is stored. */
export const credentials = pgTable(
  'credentials',
  {
    credential_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.user_id, { onDelete: 'cascade' }),
    name: text(),
    company: text(),
    email: text().notNull(),
    version: integer().notNull().default(1),
  },
  table => [index('credentials_user').on(table.user_id, table.credential_id)],
)
