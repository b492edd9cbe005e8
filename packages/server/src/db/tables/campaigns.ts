import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
} from 'drizzle-orm/pg-core'
import { placeholders } from './placeholders'
import { trucks } from './fleet'
import { users } from './people'
import { instant } from './instant'

/** The `campaignDay` of an instant, in SQL: on an edge of a UTC day its UTC date, else its date in Los Angeles. */
const campaignDay = (column: string) =>
  sql.raw(`case when ("${column}" at time zone 'UTC')::time in ('00:00', '23:59:59.999')
    then ("${column}" at time zone 'UTC')::date
    else ("${column}" at time zone 'America/Los_Angeles')::date end`)

export const campaigns = pgTable(
  'campaigns',
  {
    campaign_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    /** The client; null after the client's account was deleted. */
    user_id: integer().references(() => users.user_id, { onDelete: 'set null' }),
    start_date: instant('start_date').notNull(),
    end_date: instant('end_date').notNull(),
    view_priority: integer().notNull().default(0),
    csv_report_enabled: boolean().notNull().default(false),
    created_at: instant('created_at').notNull().defaultNow(),
    version: integer().notNull().default(1),
    /** The client's name, kept by a trigger; it stays when the account is deleted. */
    client_name: text(),
    /** What the lists search in and sort by: any case. */
    name_key: text().generatedAlwaysAs(sql`lower("name")`),
    client_key: text().generatedAlwaysAs(sql`lower("client_name")`),
    /** First and last day, which also decide the list that the campaign is in. */
    start_day: date({ mode: 'string' }).generatedAlwaysAs(campaignDay('start_date')),
    end_day: date({ mode: 'string' }).generatedAlwaysAs(campaignDay('end_date')),
    /** Counted when a list is read and `counts_due_at` has passed; see campaign-counts-store.ts. */
    num_active_trucks: integer().notNull().default(0),
    num_inactive_trucks: integer().notNull().default(0),
    num_placeholders: integer().notNull().default(0),
    num_macros: integer().notNull().default(0),
    /** The instant after which the four counts are no longer true; null where time alone changes nothing. */
    counts_due_at: instant('counts_due_at').default(sql`'1970-01-01 00:00:00+00'`),
  },
  table => [
    index('campaigns_user').on(table.user_id),
    index('campaigns_counts_due').on(table.counts_due_at),
    // One index for each order of the lists: the id breaks ties, the days spare a look at the table.
    ...(
      [
        ['name', table.name_key],
        ['client', table.client_key],
        ['priority', table.view_priority],
        ['report', table.csv_report_enabled],
        ['active_trucks', table.num_active_trucks],
        ['inactive_trucks', table.num_inactive_trucks],
        ['placeholders', table.num_placeholders],
        ['macros', table.num_macros],
      ] as const
    ).map(([name, column]) =>
      index(`campaigns_by_${name}`).on(column, table.campaign_id, table.start_day, table.end_day),
    ),
    index('campaigns_by_id').on(table.campaign_id, table.start_day, table.end_day),
    index('campaigns_by_start').on(table.start_day, table.campaign_id, table.end_day),
    index('campaigns_by_end').on(table.end_day, table.campaign_id, table.start_day),
    index('campaigns_search').using(
      'gin',
      table.name_key.op('gin_trgm_ops'),
      table.client_key.op('gin_trgm_ops'),
    ),
    check('campaigns_dates_in_order', sql`${table.end_date} >= ${table.start_date}`),
  ],
)

/** A truck, a macro or both ("blended") on a campaign for a time. */
export const truck_campaigns = pgTable(
  'truck_campaigns',
  {
    truck_campaign_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    campaign_id: integer()
      .notNull()
      .references(() => campaigns.campaign_id, { onDelete: 'cascade' }),
    truck_id: integer().references(() => trucks.truck_id, { onDelete: 'cascade' }),
    macro_id: integer().references(() => placeholders.placeholder_id, { onDelete: 'set null' }),
    campaign_display_name: text().notNull(),
    license_plate: text(),
    /** Null means the campaign's start. */
    tracking_start: instant('tracking_start'),
    /** Null means the campaign's end. */
    tracking_end: instant('tracking_end'),
    avg_mileage: doublePrecision().notNull().default(0),
    days_driven_per_week: integer().notNull().default(7),
    gps_provider: text().notNull().default('Clearpath'),
    version: integer().notNull().default(1),
  },
  table => [
    index('truck_campaigns_campaign').on(table.campaign_id),
    index('truck_campaigns_truck').on(table.truck_id),
    index('truck_campaigns_macro').on(table.macro_id),
  ],
)

export const bounding_boxes = pgTable(
  'bounding_boxes',
  {
    bounding_box_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    campaign_id: integer()
      .notNull()
      .references(() => campaigns.campaign_id, { onDelete: 'cascade' }),
    /** The outer ring, longitude and latitude, not closed. */
    points: jsonb().$type<[number, number][]>().notNull(),
    version: integer().notNull().default(1),
  },
  table => [index('bounding_boxes_campaign').on(table.campaign_id)],
)
