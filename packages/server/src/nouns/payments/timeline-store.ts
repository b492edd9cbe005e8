import type { TimelineEntry, TimelineKind } from '@product/sdk/nouns/fleet'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'

/** Whose past: a vendor's with that of the trucks, or one truck's. */
export type TimelineOwner = { vendorId: number } | { truckId: number }

/** A day as the start of it in Los Angeles. */
const dayStart = (day: SQL): SQL => sql`(${day}::timestamp at time zone 'America/Los_Angeles')`

const nothing = sql`null::int`

interface Source {
  key: SQL
  kind: TimelineKind
  event: TimelineEntry['event']
  at: SQL
  onlyDay?: true
  actor?: SQL
  text: SQL
  truckId?: SQL
  campaignId?: SQL
  problemId?: SQL
  scheduleId?: SQL
  cents?: SQL
  from: SQL
}

const selected = (source: Source): SQL => sql`select ${source.key} as key, ${source.kind}::text as kind,
  ${source.event}::text as event, ${source.at} as at, ${source.onlyDay ?? false}::boolean as only_day,
  ${source.actor ?? sql`null::text`} as actor_name, ${source.text} as text, ${source.truckId ?? nothing} as truck_id,
  ${source.campaignId ?? nothing} as campaign_id, ${source.problemId ?? nothing} as truck_problem_id,
  ${source.scheduleId ?? nothing} as payment_schedule_id, ${source.cents ?? nothing} as monthly_rate_cents
  from ${source.from}`

const audited = { event: 'done', at: sql`at`, actor: sql`actor_name`, text: sql`action` } as const

const schedules = sql`paid s left join campaigns c using (campaign_id)`
const schedule = {
  kind: 'schedule',
  onlyDay: true,
  text: sql`c.name`,
  truckId: sql`s.truck_id`,
  campaignId: sql`s.campaign_id`,
  scheduleId: sql`s.payment_schedule_id`,
  cents: sql`s.monthly_rate_cents`,
  from: schedules,
} as const

const fix = {
  kind: 'fix',
  onlyDay: true,
  text: sql`description`,
  truckId: sql`truck_id`,
  problemId: sql`truck_problem_id`,
} as const
const fixes = sql`fix_list_items where truck_id in (select truck_id from own)`

const campaign = {
  kind: 'campaign',
  text: sql`c.name`,
  truckId: sql`tc.truck_id`,
  campaignId: sql`c.campaign_id`,
  from: sql`truck_campaigns tc join campaigns c using (campaign_id) where tc.truck_id in (select truck_id from own)`,
} as const

const ofTrucks: readonly Source[] = [
  {
    ...audited,
    key: sql`'audit ' || audit_id`,
    kind: 'truck',
    truckId: sql`entity_id::int`,
    from: sql`audit where entity = 'truck' and entity_id in (select truck_id::text from own)`,
  },
  {
    ...schedule,
    key: sql`'schedule start ' || s.payment_schedule_id`,
    event: 'schedule_started',
    at: dayStart(sql`s.start_date`),
  },
  {
    ...schedule,
    key: sql`'schedule end ' || s.payment_schedule_id`,
    event: 'schedule_ended',
    at: dayStart(sql`s.end_date`),
    from: sql`${schedules} where s.end_date is not null`,
  },
  {
    ...schedule,
    key: sql`'removal ' || s.payment_schedule_id`,
    kind: 'removal',
    event: 'artwork_removed',
    at: dayStart(sql`r.removed_date`),
    from: sql`${schedules} join removals r using (payment_schedule_id)
      where r.removal_complete and r.removed_date is not null`,
  },
  {
    ...fix,
    key: sql`'fix open ' || truck_problem_id`,
    event: 'fix_identified',
    at: dayStart(sql`date_identified`),
    from: fixes,
  },
  {
    ...fix,
    key: sql`'fix closed ' || truck_problem_id`,
    event: 'fix_closed',
    at: dayStart(sql`date_closed`),
    from: sql`${fixes} and closed and date_closed is not null`,
  },
  {
    ...campaign,
    key: sql`'campaign start ' || tc.truck_campaign_id`,
    event: 'campaign_started',
    at: sql`coalesce(tc.tracking_start, c.start_date)`,
  },
  {
    ...campaign,
    key: sql`'campaign end ' || tc.truck_campaign_id`,
    event: 'campaign_ended',
    at: sql`coalesce(tc.tracking_end, c.end_date)`,
  },
  {
    key: sql`'picture ' || truck_picture_id`,
    kind: 'picture',
    event: 'picture_tagged',
    at: sql`tagged_at`,
    text: sql`side`,
    truckId: sql`truck_id`,
    from: sql`truck_pictures where truck_id in (select truck_id from own)`,
  },
]

const ofVendor = (vendorId: number): readonly Source[] => [
  {
    ...audited,
    key: sql`'audit ' || audit_id`,
    kind: 'vendor',
    from: sql`audit where entity = 'vendor' and entity_id = ${String(vendorId)}`,
  },
  {
    key: sql`'file ' || file_id`,
    kind: 'file',
    event: 'file_added',
    at: sql`uploaded_at`,
    text: sql`name`,
    from: sql`vendor_files where vendor_id = ${vendorId}`,
  },
]

interface TimelinePage {
  page: number
  pageSize: number
  kinds: readonly TimelineKind[]
}

interface Answered {
  timeline: TimelineEntry[] | null
  kinds: { kind: TimelineKind; count: number }[] | null
}

/** As `Date.toISOString` writes it; the two drivers read a bare instant differently. */
const iso = sql`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * What happened until now, the newest first, in one statement. Trucks that are kept for their past are part of the
 * vendor's, and so is what the vendor was paid by for trucks that changed hands.
 */
export async function timelineOf(
  db: Db,
  owner: TimelineOwner,
  { page, pageSize, kinds }: TimelinePage,
  now: Date,
) {
  const own = 'vendorId' in owner ? sql`vendor_id = ${owner.vendorId}` : sql`truck_id = ${owner.truckId}`
  const sources = [...ofTrucks, ...('vendorId' in owner ? ofVendor(owner.vendorId) : [])]
  const wanted = kinds.length === 0 ? sql`true` : sql`kind in ${[...kinds]}`
  const [found] = await rows<Answered>(
    db,
    sql`with own as (select truck_id from trucks where ${own}),
      paid as (select * from payment_schedules where ${own}),
      entries as materialized (
        select * from (${sql.join(sources.map(selected), sql` union all `)}) happened where at <= ${now.toISOString()}
      ), page as (
        select * from entries where ${wanted} order by at desc, key desc
        limit ${pageSize} offset ${page * pageSize}
      )
      select (select json_agg(json_build_object('key', key, 'kind', kind, 'event', event, 'at', ${iso},
          'only_day', only_day, 'actor_name', actor_name, 'text', text, 'truck_id', truck_id,
          'truck_name', (select name from trucks where trucks.truck_id = page.truck_id), 'campaign_id', campaign_id, 'truck_problem_id', truck_problem_id,
          'payment_schedule_id', payment_schedule_id, 'monthly_rate_cents', monthly_rate_cents)
          order by page.at desc, key desc) from page) as timeline,
        (select json_agg(json_build_object('kind', kind, 'count', number) order by kind)
          from (select kind, count(*)::int as number from entries group by kind) counted) as kinds`,
  )
  const counts = found?.kinds ?? []
  const rowCount = counts
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .reduce((sum, { count }) => sum + count, 0)
  return { timeline: found?.timeline ?? [], rowCount, kinds: counts }
}
