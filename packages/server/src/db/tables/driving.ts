import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { trucks } from './fleet'
import { instant } from './instant'

/**
 * Raw GPS fixes, one row an instant, changed only for another fix of that instant. Partitioned by UTC day (the
 * migration says so; drizzle can't): a year of 1,000 trucks at one fix a minute is about 500 million rows.
 */
export const fixes = pgTable(
  'fixes',
  {
    truck_id: integer().notNull(),
    fixed_at: instant('fixed_at').notNull(),
    /** Degrees × 10⁷: about a centimetre, in half the bytes of a double. */
    latitude_e7: integer().notNull(),
    longitude_e7: integer().notNull(),
    accuracy_m: real(),
    speed_mps: real(),
  },
  table => [primaryKey({ columns: [table.truck_id, table.fixed_at] })],
)

/** One row: fixes before it are not taken in, since those that they belong with are stored elsewhere. None: all are. */
export const fix_retention = pgTable('fix_retention', {
  only_row: boolean().primaryKey().default(true),
  /** A UTC midnight. */
  kept_from: instant('kept_from').notNull(),
})

/** Partitions of fixes that were taken out of the database, and the files in which they stand. */
export const fix_archives = pgTable('fix_archives', {
  /** Of the partition. */
  name: text().primaryKey(),
  /** UTC midnights, `to` not included. Null: all before `to`. */
  from: instant('from'),
  to: instant('to').notNull(),
  /** The files, in order, with how many lines each has. */
  parts: jsonb().notNull(),
})

/** How far a truck's stream of fixes is cut into paths: the cutter's state after the newest fix. */
export const cutting_states = pgTable('cutting_states', {
  truck_id: integer()
    .primaryKey()
    .references(() => trucks.truck_id, { onDelete: 'cascade' }),
  /** Both null before the first usable fix: the row is there to be held while a delivery is taken in. */
  last_fixed_at: instant('last_fixed_at'),
  state: jsonb(),
})

/** Moments of that stream, some hundred fixes apart, from which cutting goes on when a fix comes late. */
export const cutting_marks = pgTable(
  'cutting_marks',
  {
    truck_id: integer()
      .notNull()
      .references(() => trucks.truck_id, { onDelete: 'cascade' }),
    /** Of the newest fix that was taken in. */
    at: instant('at').notNull(),
    /** How many fixes lie between the mark before and this one. */
    since: integer().notNull(),
    state: jsonb().notNull(),
  },
  table => [primaryKey({ columns: [table.truck_id, table.at] })],
)

/** One drive: of a truck by GPS, or modelled for a placeholder. */
export const paths = pgTable(
  'paths',
  {
    path_id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** 'truck' or 'placeholder', with the id of that record. */
    vehicle_kind: text().notNull(),
    vehicle_id: integer().notNull(),
    /** UTC day of the start. */
    utc_day: date({ mode: 'string' }).notNull(),
    started_at: instant('started_at').notNull(),
    ended_at: instant('ended_at').notNull(),
    /** As driven or planned; the cap of over 1000 miles is applied when it is counted. */
    distance_miles: doublePrecision().notNull(),
    polyline: text().notNull(),
    /** Null: estimate by the formula. */
    given_impressions: doublePrecision(),
    /** Version of the cutting rule, or of the route generator. */
    rule_version: smallint().notNull(),
    /** What the random draws of a modelled path began with. */
    seed: text(),
  },
  // Also the index by which a vehicle's paths are found.
  table => [primaryKey({ columns: [table.vehicle_kind, table.vehicle_id, table.started_at, table.path_id] })],
)

/** What a vehicle's paths of one UTC day add up to, before numbers and factors. Kept by every write of paths. */
export const vehicle_days = pgTable(
  'vehicle_days',
  {
    vehicle_kind: text().notNull(),
    vehicle_id: integer().notNull(),
    utc_day: date({ mode: 'string' }).notNull(),
    /** Miles as counted (after the cap). */
    counted_miles: doublePrecision().notNull(),
    /** What the estimate is made of: the miles, and how many paths with and without any; those given are none of them. */
    estimated_miles: doublePrecision().notNull(),
    driven: integer().notNull(),
    resting: integer().notNull(),
    given_impressions: doublePrecision().notNull(),
    paths: integer().notNull(),
    capped: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.vehicle_kind, table.vehicle_id, table.utc_day] })],
)

/**
 * What a vehicle's paths of one UTC day look like from afar (`dayLines`), made once and read often. Good as long as the
 * day's row in `vehicle_days` is the one it was made from.
 */
export const day_lines = pgTable(
  'day_lines',
  {
    vehicle_kind: text().notNull(),
    vehicle_id: integer().notNull(),
    utc_day: date({ mode: 'string' }).notNull(),
    /** `xmin` of that row: which transaction wrote it. */
    made_from: bigint({ mode: 'number' }).notNull(),
    lines: text().notNull(),
    /** Those that lead over new ground (`newGround`); null until it is known. */
    ground: text(),
    /** Behind which day of the month that is, which is behind another one; for its first day the last of the month before. */
    day_before: date({ mode: 'string' }),
  },
  table => [primaryKey({ columns: [table.vehicle_kind, table.vehicle_id, table.utc_day] })],
)

/** What a truck's tracker said of itself with its newest delivery. */
export const tracker_states = pgTable('tracker_states', {
  truck_id: integer()
    .primaryKey()
    .references(() => trucks.truck_id, { onDelete: 'cascade' }),
  /** When the newest fix was taken, and when the server got it. */
  fixed_at: instant('fixed_at').notNull(),
  delivered_at: instant('delivered_at').notNull(),
  /** Percent of a full charge; null where the tracker does not tell. */
  battery_percent: real(),
  ignition: boolean(),
})
