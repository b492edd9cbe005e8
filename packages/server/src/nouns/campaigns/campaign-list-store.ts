import type { CampaignList, CampaignSort, ListedCampaign } from '@product/sdk/nouns/campaigns'
import { and, asc, desc, gt, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { containsPattern } from '../../db/contains'
import { type Db, first } from '../../db/db'
import { isOnPage } from '../../db/is-on-page'
import { jsonInstant, jsonNullable, jsonObject, jsonPlain, jsonText } from '../../db/json-sql'
import { perShape } from '../../db/per-shape'
import { campaigns } from '../../db/tables/campaigns'
import { refreshDueCounts } from './campaign-counts-store'

/** Column by name of the sort, and whether it runs the other way: the later the start, the fewer days elapsed. */
const SORTS = {
  campaign_name: [campaigns.name_key, false],
  name: [campaigns.name_key, false],
  campaign_id: [campaigns.campaign_id, false],
  client_name: [campaigns.client_key, false],
  start_date: [campaigns.start_day, false],
  end_date: [campaigns.end_day, false],
  days_elapsed: [campaigns.start_day, true],
  days_remaining: [campaigns.end_day, false],
  view_priority: [campaigns.view_priority, false],
  csv_report_enabled: [campaigns.csv_report_enabled, false],
  num_active_trucks: [campaigns.num_active_trucks, false],
  num_inactive_trucks: [campaigns.num_inactive_trucks, false],
  num_placeholders: [campaigns.num_placeholders, false],
  num_macros: [campaigns.num_macros, false],
} as const satisfies Record<CampaignSort, unknown>

/** The same split as the rule `campaignList`, by the stored days. */
const inList = (list: CampaignList): SQL | undefined => {
  const today = sql.placeholder('today')
  if (list === 'in_production') return gt(campaigns.start_day, today)
  if (list === 'expired') return lt(campaigns.end_day, today)
  return and(lte(campaigns.start_day, today), gte(campaigns.end_day, today))
}

export interface CampaignPage {
  list: CampaignList
  sortBy: CampaignSort
  ascending: boolean
  page: number
  pageSize: number
  search: string
  /** The date in Los Angeles. */
  today: string
  now: Date
}

/** A row on the wire. */
const listedFields: Record<keyof ListedCampaign, SQL> = {
  campaign_id: jsonPlain(sql`${campaigns.campaign_id}`),
  name: jsonText(sql`${campaigns.name}`),
  user_id: jsonNullable(sql`${campaigns.user_id}`),
  client_name: jsonNullable(sql`${campaigns.client_name}`),
  start_date: jsonInstant(sql`${campaigns.start_date}`),
  end_date: jsonInstant(sql`${campaigns.end_date}`),
  view_priority: jsonPlain(sql`${campaigns.view_priority}`),
  csv_report_enabled: jsonPlain(sql`${campaigns.csv_report_enabled}`),
  version: jsonPlain(sql`${campaigns.version}`),
  campaign_name: jsonText(sql`${campaigns.name}`),
  num_active_trucks: jsonPlain(sql`${campaigns.num_active_trucks}`),
  num_inactive_trucks: jsonPlain(sql`${campaigns.num_inactive_trucks}`),
  num_placeholders: jsonPlain(sql`${campaigns.num_placeholders}`),
  num_macros: jsonPlain(sql`${campaigns.num_macros}`),
}

type Shape = Pick<CampaignPage, 'list' | 'sortBy' | 'ascending'> & { searched: boolean }

/** Whether a name contains `pattern`, which arrives with each call. */
const matches = or(
  sql`${campaigns.name_key} like ${sql.placeholder('pattern')}`,
  sql`${campaigns.client_key} like ${sql.placeholder('pattern')}`,
)

/** The statement of one list in one order. */
function buildPage(db: Db, { list, sortBy, ascending, searched }: Shape, name: string) {
  const [column, turned] = SORTS[sortBy]
  const direction = ascending === turned ? desc : asc
  const byId = column === campaigns.campaign_id ? [] : [direction(campaigns.campaign_id)]
  const order = [direction(column), ...byId]
  const found = and(inList(list), searched ? matches : undefined)
  const ids = db
    .select({ campaign_id: campaigns.campaign_id })
    .from(campaigns)
    .where(found)
    .orderBy(...order)
    .limit(sql.placeholder('pageSize'))
    .offset(sql.placeholder('offset'))
  return db
    .select({
      items: sql<string>`coalesce(string_agg(${jsonObject(listedFields)}, ',' order by ${sql.join(order, sql`, `)}), '')`,
      rowCount: sql<number>`(select count(*)::int from ${campaigns} where ${found})`,
      isDue: sql<boolean>`exists (select 1 from ${campaigns} where ${campaigns.counts_due_at} < ${sql.placeholder('now')})`,
    })
    .from(campaigns)
    .where(isOnPage(campaigns.campaign_id, ids))
    .prepare(searched || list === 'expired' ? '' : name)
}

const pageStatement = perShape('campaigns', buildPage)

/** Items as JSON, with commas between; a page past the end has none, and knows the count. */
interface SelectedPage {
  items: string
  rowCount: number
  isDue: boolean
}

async function selectPage(db: Db, wanted: CampaignPage): Promise<SelectedPage> {
  const { list, sortBy, ascending, page, pageSize, search, today, now } = wanted
  const sought = search.trim().toLowerCase()
  const found = await pageStatement(db, { list, sortBy, ascending, searched: sought !== '' }).execute({
    today,
    pattern: containsPattern(sought),
    pageSize,
    offset: page * pageSize,
    now: now.toISOString(),
  })
  return first(found) ?? { items: '', rowCount: 0, isDue: false }
}

/** One page of a list: its `ListedCampaign`s as a JSON list. Equal values are in the order of the ids, both ways. */
export async function campaignPage(
  db: Db,
  wanted: CampaignPage,
): Promise<{ listed: string; rowCount: number }> {
  let page = await selectPage(db, wanted)
  if (page.isDue) {
    await refreshDueCounts(db, wanted.now)
    page = await selectPage(db, wanted)
  }
  return { listed: `[${page.items}]`, rowCount: page.rowCount }
}

/** Campaigns whose last day has not passed, by name. */
export async function openCampaigns(db: Db, today: string) {
  const found = await db
    .select({
      campaign_id: campaigns.campaign_id,
      name: campaigns.name,
      user_id: campaigns.user_id,
      client_name: campaigns.client_name,
      start_date: campaigns.start_date,
      end_date: campaigns.end_date,
      start_day: campaigns.start_day,
    })
    .from(campaigns)
    .where(gte(campaigns.end_day, today))
    .orderBy(asc(campaigns.name_key), asc(campaigns.campaign_id))
  const wire = ({ start_day: _, ...row }: (typeof found)[number]) => ({
    ...row,
    campaign_name: row.name,
    start_date: row.start_date.toISOString(),
    end_date: row.end_date.toISOString(),
  })
  const started = (row: (typeof found)[number]) => (row.start_day ?? '') <= today
  return {
    active_campaigns: found.filter(started).map(wire),
    in_production_campaigns: found.filter(row => !started(row)).map(wire),
  }
}
