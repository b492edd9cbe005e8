import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { RouteProcess, RouteProcessDay } from '@product/sdk/nouns/placeholders'
import { sql } from 'drizzle-orm'
import { foldedText } from './folded-text'
import { instant } from './instant'
import { jsonText } from './json-text'

/** A planned driver without GPS: a Rep Route, or a macro when `is_macro`. */
export const placeholders = pgTable(
  'placeholders',
  {
    placeholder_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    campaign_id: integer(),
    is_macro: boolean().notNull().default(false),
    start_point: text(),
    /** Where the start point lies; null where it can't be placed. */
    start_longitude: doublePrecision(),
    start_latitude: doublePrecision(),
    num_stops: integer().notNull().default(0),
    min_mileage: integer().notNull().default(0),
    max_mileage: integer().notNull().default(0),
    min_impressions: integer().notNull().default(0),
    max_impressions: integer().notNull().default(0),
    use_weighting: boolean().notNull().default(false),
    created_at: instant('created_at').notNull().defaultNow(),
    version: integer().notNull().default(1),
    /** What lists search in and sort by. */
    name_key: text().generatedAlwaysAs(foldedText(sql`"name"`)),
  },
  table => [
    index('placeholders_campaign').on(table.campaign_id),
    // One index for each order of the list; the id breaks ties.
    ...(
      [
        ['name', table.name_key],
        ['kind', table.is_macro],
        ['stops', table.num_stops],
        ['min_mileage', table.min_mileage],
        ['max_mileage', table.max_mileage],
        ['min_impressions', table.min_impressions],
        ['max_impressions', table.max_impressions],
        ['weighting', table.use_weighting],
      ] as const
    ).map(([name, column]) => index(`placeholders_by_${name}`).on(column, table.placeholder_id)),
  ],
)

/** Places that placeholders drive to. */
export const waypoint_groups = pgTable(
  'waypoint_groups',
  {
    waypoint_group_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    /** ZIP codes and addresses, in the order of the form. */
    addresses: jsonb().$type<string[]>().notNull(),
    created_at: instant('created_at').notNull(),
    version: integer().notNull().default(1),
    name_key: text().generatedAlwaysAs(foldedText(sql`"name"`)),
    num_addresses: integer().notNull().generatedAlwaysAs(sql`jsonb_array_length("addresses")`),
  },
  table => [
    index('waypoint_groups_by_name').on(table.name_key, table.waypoint_group_id),
    index('waypoint_groups_by_size').on(table.num_addresses, table.waypoint_group_id),
  ],
)

/** Which groups a placeholder drives to, and how often in percent. A group in use can't be deleted. */
export const placeholder_waypoint_bridges = pgTable(
  'placeholder_waypoint_bridges',
  {
    placeholder_waypoint_bridge_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    placeholder_id: integer()
      .notNull()
      .references(() => placeholders.placeholder_id, { onDelete: 'cascade' }),
    waypoint_group_id: integer()
      .notNull()
      .references(() => waypoint_groups.waypoint_group_id),
    weighting: integer().notNull().default(0),
    /** 0 is A. */
    position: smallint().notNull(),
  },
  table => [
    uniqueIndex('placeholder_waypoint_bridges_once').on(table.placeholder_id, table.waypoint_group_id),
    index('placeholder_waypoint_bridges_group').on(table.waypoint_group_id),
  ],
)

/** A generation of routes: of a campaign's placeholders, on the days of a range. */
export const route_processes = pgTable(
  'route_processes',
  {
    route_process_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    campaign_id: integer().notNull(),
    campaign_name: text().notNull(),
    start_on: date({ mode: 'string' }).notNull(),
    /** Not included. */
    end_on: date({ mode: 'string' }).notNull(),
    /** 'running', 'finished' or 'cancelled'. */
    status: text().notNull().default('running'),
    started_at: instant('started_at').notNull(),
    started_by: text().notNull(),
    ended_at: instant('ended_at'),
    /** What it waits for, and until when. */
    waiting_for: text().$type<RouteProcess['waiting_for']>(),
    resumes_at: instant('resumes_at'),
  },
  table => [
    uniqueIndex('route_processes_one_at_a_time').on(table.campaign_id).where(sql`"status" = 'running'`),
    index('route_processes_by_start').on(table.started_at),
  ],
)

export type SettledDay = Pick<RouteProcessDay, 'unplaced'> & {
  result: NonNullable<RouteProcessDay['outcome']>
}

/** What became of each placeholder's day; written with its path. */
export const route_process_days = pgTable(
  'route_process_days',
  {
    route_process_id: integer()
      .notNull()
      .references(() => route_processes.route_process_id, { onDelete: 'cascade' }),
    placeholder_id: integer().notNull(),
    /** As it was called at the start. */
    placeholder_name: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Whether there is a route; null while it is to be done. */
    made: boolean(),
    /** Null while it is to be done. */
    outcome: jsonText().$type<SettledDay>(),
  },
  table => [
    primaryKey({ columns: [table.route_process_id, table.placeholder_id, table.day] }),
    index('route_process_days_to_do')
      .on(table.route_process_id, table.day, table.placeholder_id)
      .where(sql`"made" is null`),
  ],
)
