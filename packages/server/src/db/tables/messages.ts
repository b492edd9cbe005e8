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
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { files } from './files'
import { vendors } from './fleet'
import { instant } from './instant'
import { users } from './people'

/** Whom staff write with: one row for each telephone number, which is also one thread. */
export const contacts = pgTable(
  'contacts',
  {
    /** E.164. */
    phone_number: text().primaryKey(),
    /** The vendor whom staff linked to it. Null: whoever has the number as their own. */
    vendor_id: integer().references(() => vendors.vendor_id, { onDelete: 'set null' }),
    is_read: boolean().notNull().default(true),
    is_starred: boolean().notNull().default(false),
    is_accounting: boolean().notNull().default(false),
    is_pictures: boolean().notNull().default(false),
    /** 'opted_out', 'bad_number', 'blocked' or 'undelivered'; null: texts go out. */
    blocked_reason: text(),
    /** The carrier's error that blocked it. */
    blocked_code: integer(),
    blocked_at: instant('blocked_at'),
    /** Messages in a row that failed for a passing reason, with none delivered or received between. */
    passing_failures: integer().notNull().default(0),
    /** What the list of threads shows and sorts by: the newest message that is not scheduled. */
    last_message_id: bigint({ mode: 'number' }),
    last_message_at: instant('last_message_at'),
    created_at: instant('created_at').notNull(),
    /** The newest message that staff had seen when the thread was last marked read. */
    seen_message_id: bigint({ mode: 'number' }),
  },
  table => [
    // One index for each tab; the number breaks ties.
    index('contacts_all').on(table.last_message_at.desc().nullsLast(), table.phone_number),
    ...(
      [
        ['unread', sql`not "is_read"`],
        ['starred', sql`"is_starred"`],
        ['accounting', sql`"is_accounting"`],
        ['pictures', sql`"is_pictures"`],
      ] as const
    ).map(([name, condition]) =>
      index(`contacts_${name}`)
        .on(table.last_message_at.desc().nullsLast(), table.phone_number)
        .where(condition),
    ),
    index('contacts_vendor').on(table.vendor_id),
    index('contacts_search').using('gin', table.phone_number.op('gin_trgm_ops')),
  ],
)

/** One call that writes to many: a compose or the reminders of a month. */
export const blasts = pgTable(
  'blasts',
  {
    blast_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** 'compose' or 'reminder'. */
    kind: text().notNull().default('compose'),
    /** Before the variables of a template are filled in. */
    body: text().notNull(),
    /** Recipients when it was accepted. */
    total: integer().notNull(),
    /** Who was left out and why, as the dry run told it. */
    left_out: jsonb()
      .$type<{ phone_number: string | null; name: string | null; source: string; reason: string }[]>()
      .notNull(),
    scheduled_for: instant('scheduled_for'),
    created_by: integer().references(() => users.user_id, { onDelete: 'set null' }),
    created_at: instant('created_at').notNull(),
  },
  table => [index('blasts_by').on(table.created_by, table.blast_id)],
)

/**
 * What was written, in either direction. A message's status changes several times and no index holds it, so that a change
 * touches none of them.
 */
export const messages = pgTable(
  'messages',
  {
    message_id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    phone_number: text()
      .notNull()
      .references(() => contacts.phone_number),
    /** 'inbound' or 'outbound'. */
    direction: text().notNull(),
    body: text().notNull(),
    /**
     * Where it is: 'scheduled', 'waiting' (in the outbox), 'accepted', 'queued', 'sending', 'sent', 'delivered',
     * 'undelivered', 'failed', 'canceled' or 'received'.
     */
    status: text().notNull(),
    error_code: integer(),
    /** Its place in the thread: when it was written, is due, was sent, or arrived. */
    at: instant('at').notNull(),
    created_at: instant('created_at').notNull(),
    /** When it is due, for one that was scheduled. */
    scheduled_for: instant('scheduled_for'),
    /** What the calls of scheduled messages name it by: it stays the same when the time changes. */
    schedule_sid: text(),
    sender_id: integer().references(() => users.user_id, { onDelete: 'set null' }),
    /** Copied: it stays true when the user goes. */
    sender_name: text(),
    /** What the sending page knows it by. */
    client_key: text(),
    blast_id: integer().references(() => blasts.blast_id, { onDelete: 'set null' }),
    /** Asks for the pictures of a month. */
    is_pictures: boolean().notNull().default(false),
    segments: smallint().notNull().default(1),
    num_media: smallint().notNull().default(0),
    version: integer().notNull().default(1),
    body_key: text().generatedAlwaysAs(sql`lower("body")`),
  },
  table => [
    index('messages_thread').on(table.phone_number, table.at, table.message_id),
    uniqueIndex('messages_schedule_sid').on(table.schedule_sid),
    index('messages_blast').on(table.blast_id, table.message_id).where(sql`"blast_id" is not null`),
    index('messages_search').using('gin', table.body_key.op('gin_trgm_ops')),
    // Costs no write anything: for looks at what went out lately.
    index('messages_created').using('brin', table.created_at),
  ],
)

/** Which message the carrier means by an id. Each once, so that what arrives twice is one message. */
export const carrier_ids = pgTable(
  'carrier_ids',
  {
    provider_sid: text().primaryKey(),
    message_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => messages.message_id),
  },
  table => [index('carrier_ids_message').on(table.message_id)],
)

/** The pictures of a message, in order. */
export const message_media = pgTable(
  'message_media',
  {
    message_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => messages.message_id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    /** 'waiting' (to be copied from the carrier), 'stored' or 'refused'. */
    state: text().notNull(),
    /** Upright and without the camera's notes. */
    file_name: text().references(() => files.name),
    small_file_name: text().references(() => files.name),
    original_file_name: text().references(() => files.name),
    /** Where the carrier keeps it until it was copied; no answer holds it. */
    provider_url: text(),
    /** Why it was refused, in words for staff. */
    refusal: text(),
    attempts: smallint().notNull().default(0),
    due_at: instant('due_at'),
  },
  table => [
    primaryKey({ columns: [table.message_id, table.position] }),
    index('message_media_file').on(table.file_name),
    index('message_media_small').on(table.small_file_name),
    index('message_media_original').on(table.original_file_name),
    index('message_media_waiting').on(table.due_at).where(sql`"state" = 'waiting'`),
  ],
)

/** What has yet to go out: a row for each recipient, written with its message and before anything is sent. */
export const outbox = pgTable(
  'outbox',
  {
    message_id: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => messages.message_id, { onDelete: 'cascade' }),
    /** Sends once: the same key never makes a second row. */
    send_key: text().notNull(),
    /** 'waiting', 'sending' (asked the carrier, no answer yet) or 'unknown' (the answer was lost). Done: the row goes. */
    state: text().notNull().default('waiting'),
    due_at: instant('due_at').notNull(),
    attempts: smallint().notNull().default(0),
    /** When the carrier was last asked. */
    attempted_at: instant('attempted_at'),
    /** Until when the server that took it may work on it. */
    leased_until: instant('leased_until'),
  },
  table => [
    uniqueIndex('outbox_send_key').on(table.send_key),
    index('outbox_due').on(table.due_at, table.message_id),
  ],
)

/** What the carrier told of messages, as it came. */
export const status_callbacks = pgTable(
  'status_callbacks',
  {
    status_callback_id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    provider_sid: text().notNull(),
    status: text().notNull(),
    error_code: integer(),
    fields: jsonb().$type<Record<string, string>>().notNull(),
    received_at: instant('received_at').notNull(),
  },
  table => [index('status_callbacks_sid').on(table.provider_sid, table.status_callback_id)],
)

export const message_templates = pgTable(
  'message_templates',
  {
    template_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    template_name: text().notNull(),
    template_body: text().notNull(),
    template_created_by: integer().references(() => users.user_id, { onDelete: 'set null' }),
    created_at: instant('created_at').notNull(),
    version: integer().notNull().default(1),
    name_key: text().generatedAlwaysAs(sql`lower("template_name")`),
    body_key: text().generatedAlwaysAs(sql`lower("template_body")`),
  },
  table => [
    index('message_templates_name').on(table.name_key, table.template_id),
    index('message_templates_search').using(
      'gin',
      table.name_key.op('gin_trgm_ops'),
      table.body_key.op('gin_trgm_ops'),
    ),
  ],
)

/** Groups that staff made themselves; those of campaigns and cities are read from the fleet. */
export const message_groups = pgTable(
  'message_groups',
  {
    group_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    group_name: text().notNull(),
    created_by: integer().references(() => users.user_id, { onDelete: 'set null' }),
    created_at: instant('created_at').notNull(),
    version: integer().notNull().default(1),
    name_key: text().generatedAlwaysAs(sql`lower("group_name")`),
  },
  table => [
    index('message_groups_name').on(table.name_key, table.group_id),
    index('message_groups_search').using('gin', table.name_key.op('gin_trgm_ops')),
  ],
)

export const message_group_members = pgTable(
  'message_group_members',
  {
    group_id: integer()
      .notNull()
      .references(() => message_groups.group_id, { onDelete: 'cascade' }),
    /** E.164. */
    phone_number: text().notNull(),
    vendor_id: integer().references(() => vendors.vendor_id, { onDelete: 'set null' }),
  },
  table => [
    primaryKey({ columns: [table.group_id, table.phone_number] }),
    index('message_group_members_vendor').on(table.vendor_id),
  ],
)

/** What the simulated carrier took. It stands for a service outside: nothing of ours joins it. */
export const simulated_texts = pgTable(
  'simulated_texts',
  {
    sid: text().primaryKey(),
    /** The vendor's telephone, in either direction. E.164. */
    phone_number: text().notNull(),
    /** 'to_phone' or 'from_phone'. */
    direction: text().notNull(),
    body: text().notNull(),
    media_urls: jsonb().$type<string[]>().notNull(),
    status: text().notNull(),
    error_code: integer(),
    /** Webhooks that are still to be sent, in order: `{status, error_code?}`. */
    to_report: jsonb().$type<{ status: string; error_code?: number }[]>().notNull(),
    created_at: instant('created_at').notNull(),
  },
  table => [
    index('simulated_texts_phone').on(table.phone_number, table.created_at),
    index('simulated_texts_to_report').on(table.created_at).where(sql`"to_report" <> '[]'::jsonb`),
  ],
)
