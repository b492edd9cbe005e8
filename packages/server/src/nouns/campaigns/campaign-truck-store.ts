import {
  type Assignment,
  CAMPAIGN_TRUCK_FIELDS,
  type CampaignTruck,
  type CampaignTruckFields,
} from '@product/sdk/nouns/campaigns'
import { groupBy } from '@product/sdk/values'
import { and, asc, desc, eq, gte, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { foldedPattern } from '../../db/contains'
import { type Db, first } from '../../db/db'
import { answerColumns, excludedFields, storedFields, wire } from '../../db/record-columns'
import { campaigns, truck_campaigns } from '../../db/tables/campaigns'
import { foldedText } from '../../db/tables/folded-text'
import { placeholders } from '../../db/tables/placeholders'
import { trucks, vendors } from '../../db/tables/fleet'

/** Until when a row counts: its own end, else its campaign's. */
const trackedUntil = sql`coalesce(${truck_campaigns.tracking_end}, ${campaigns.end_date})`

/** Whether the truck of the row is on a campaign at or after an instant. */
export const isAssigned = (since: Date): SQL => sql`exists (select 1 from ${truck_campaigns}
  join ${campaigns} on ${campaigns.campaign_id} = ${truck_campaigns.campaign_id}
  where ${truck_campaigns.truck_id} = ${trucks.truck_id} and ${trackedUntil} >= ${since.toISOString()})`

/** Where else the trucks are or will be at or after an instant, the earliest first. */
async function assignmentsOf(
  db: Db,
  truckIds: readonly number[],
  { endingAfter, besides }: { endingAfter: Date; besides?: number },
): Promise<Map<number | null, Assignment[]>> {
  if (truckIds.length === 0) return new Map()
  const found = await db
    .select({
      truck_id: truck_campaigns.truck_id,
      campaign_id: campaigns.campaign_id,
      campaign_name: campaigns.name,
      start: sql<Date>`coalesce(${truck_campaigns.tracking_start}, ${campaigns.start_date})`.mapWith(
        campaigns.start_date,
      ),
      end: sql<Date>`${trackedUntil}`.mapWith(campaigns.end_date),
    })
    .from(truck_campaigns)
    .innerJoin(campaigns, eq(campaigns.campaign_id, truck_campaigns.campaign_id))
    .where(
      and(
        inArray(truck_campaigns.truck_id, [...truckIds]),
        gte(trackedUntil, endingAfter.toISOString()),
        besides === undefined ? undefined : ne(truck_campaigns.campaign_id, besides),
      ),
    )
    .orderBy(
      asc(sql`coalesce(${truck_campaigns.tracking_start}, ${campaigns.start_date})`),
      campaigns.campaign_id,
    )
  return groupBy(
    found,
    ({ truck_id }) => truck_id,
    ({ truck_id: _, start, end, ...campaign }) => ({
      ...campaign,
      from: start.toISOString(),
      to: end.toISOString(),
    }),
  )
}

async function select(db: Db, campaign: { campaign_id: number; start_date: Date }, condition?: SQL) {
  const found = await db
    .select({
      truck_campaign_id: truck_campaigns.truck_campaign_id,
      campaign_id: truck_campaigns.campaign_id,
      truck_id: truck_campaigns.truck_id,
      truck_name: trucks.name,
      vendor_name: vendors.name,
      macro_id: truck_campaigns.macro_id,
      macro_name: placeholders.name,
      ...answerColumns(truck_campaigns, CAMPAIGN_TRUCK_FIELDS),
      version: truck_campaigns.version,
    })
    .from(truck_campaigns)
    .leftJoin(trucks, eq(trucks.truck_id, truck_campaigns.truck_id))
    .leftJoin(vendors, eq(vendors.vendor_id, trucks.vendor_id))
    .leftJoin(placeholders, eq(placeholders.placeholder_id, truck_campaigns.macro_id))
    .where(and(eq(truck_campaigns.campaign_id, campaign.campaign_id), condition))
    .orderBy(truck_campaigns.truck_campaign_id)
  const truckIds = found.flatMap(({ truck_id }) => (truck_id === null ? [] : [truck_id]))
  const elsewhere = await assignmentsOf(db, truckIds, {
    endingAfter: campaign.start_date,
    besides: campaign.campaign_id,
  })
  return found.map(
    ({ version, ...row }): CampaignTruck => ({
      ...wire(row),
      other_campaigns: (row.truck_id !== null && elsewhere.get(row.truck_id)) || [],
      version,
    }),
  )
}

/** The trucks and macros of a campaign, in the order in which they were put on it. */
export const trucksOf = (
  db: Db,
  campaign: { campaign_id: number; start_date: Date },
): Promise<CampaignTruck[]> => select(db, campaign)

export const someTrucksOf = (
  db: Db,
  campaign: { campaign_id: number; start_date: Date },
  ids: readonly number[],
): Promise<CampaignTruck[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : select(db, campaign, inArray(truck_campaigns.truck_campaign_id, [...ids]))

/** The campaign that a row of vehicles belongs to. */
export const campaignOfTruck = async (db: Db, truckCampaignId: number): Promise<number | undefined> =>
  first(
    await db
      .select({ campaign_id: truck_campaigns.campaign_id })
      .from(truck_campaigns)
      .where(eq(truck_campaigns.truck_campaign_id, truckCampaignId)),
  )?.campaign_id

/** Tracked from the campaign's start where the row has no start of its own. */
type TruckRow = Omit<CampaignTruckFields, 'tracking_start'> & {
  tracking_start: string | null
  truck_campaign_id?: number
}

const row = (campaignId: number, fields: TruckRow) => ({
  truck_campaign_id: fields.truck_campaign_id,
  campaign_id: campaignId,
  truck_id: fields.truck_id,
  macro_id: fields.macro_id,
  ...storedFields(CAMPAIGN_TRUCK_FIELDS, fields),
})

/** Answers the ids of the new rows. */
export async function insertCampaignTrucks(
  tx: Db,
  campaignId: number,
  added: readonly TruckRow[],
): Promise<number[]> {
  if (added.length === 0) return []
  const inserted = await tx
    .insert(truck_campaigns)
    .values(added.map(fields => row(campaignId, fields)))
    .returning({ id: truck_campaigns.truck_campaign_id })
  return inserted.map(({ id }) => id)
}

/** Changes rows that are known to be on the campaign, in one statement. */
export async function updateCampaignTrucks(
  tx: Db,
  campaignId: number,
  updated: readonly (CampaignTruckFields & { truck_campaign_id: number })[],
): Promise<void> {
  if (updated.length === 0) return
  await tx
    .insert(truck_campaigns)
    .values(updated.map(fields => row(campaignId, fields)))
    .onConflictDoUpdate({
      target: truck_campaigns.truck_campaign_id,
      set: {
        truck_id: sql`excluded.truck_id`,
        macro_id: sql`excluded.macro_id`,
        ...excludedFields(CAMPAIGN_TRUCK_FIELDS),
        version: sql`${truck_campaigns.version} + 1`,
      },
    })
}

/** Changes of one row what is given. */
export async function changeCampaignTruck(
  tx: Db,
  id: number,
  { macro_id, ...tracking }: Partial<Omit<CampaignTruckFields, 'truck_id'>>,
): Promise<void> {
  await tx
    .update(truck_campaigns)
    .set({
      macro_id,
      ...storedFields(CAMPAIGN_TRUCK_FIELDS, tracking),
      version: sql`${truck_campaigns.version} + 1`,
    })
    .where(eq(truck_campaigns.truck_campaign_id, id))
}

export async function deleteCampaignTrucks(
  tx: Db,
  campaignId: number,
  ids?: readonly number[],
): Promise<void> {
  if (ids?.length === 0) return
  const these = ids && inArray(truck_campaigns.truck_campaign_id, [...ids])
  await tx.delete(truck_campaigns).where(and(eq(truck_campaigns.campaign_id, campaignId), these))
}

/** Which of the trucks and macros there are. */
export async function knownVehicles(db: Db, truckIds: readonly number[], macroIds: readonly number[]) {
  const known = {
    trucks: await db
      .select({ id: trucks.truck_id })
      .from(trucks)
      .where(and(inArray(trucks.truck_id, [...truckIds]), isNull(trucks.deleted_at))),
    macros: await db
      .select({ id: placeholders.placeholder_id })
      .from(placeholders)
      .where(and(inArray(placeholders.placeholder_id, [...macroIds]), eq(placeholders.is_macro, true))),
  }
  const ids = (list: { id: number }[]) => new Set(list.map(({ id }) => id))
  return { trucks: ids(known.trucks), macros: ids(known.macros) }
}

export interface TruckSearch {
  /** Contained in the truck's name or plate, or in its vendor's name; in any case, without accents. */
  search: string
  limit: number
  includeAssigned: boolean
  /** From when on a campaign counts: the start of today. */
  since: Date
}

/** Rows whose name for the client holds the text, those of the latest campaign first. */
export const campaignTrucksNamed = (db: Db, { search, limit }: Pick<TruckSearch, 'search' | 'limit'>) =>
  db
    .select({
      truck_campaign_id: truck_campaigns.truck_campaign_id,
      campaign_id: truck_campaigns.campaign_id,
      campaign_display_name: truck_campaigns.campaign_display_name,
      campaign_name: campaigns.name,
    })
    .from(truck_campaigns)
    .innerJoin(campaigns, eq(campaigns.campaign_id, truck_campaigns.campaign_id))
    .where(sql`${foldedText(truck_campaigns.campaign_display_name)} like ${foldedPattern(search)}`)
    .orderBy(desc(campaigns.start_date), truck_campaigns.truck_campaign_id)
    .limit(limit)

/** The average mileage that was entered with each truck's last row of any campaign, where there is one. */
const lastMileage = sql<number | null>`(select ${truck_campaigns.avg_mileage} from ${truck_campaigns}
  where ${truck_campaigns.truck_id} = ${trucks.truck_id} and ${truck_campaigns.avg_mileage} > 0
  order by ${truck_campaigns.truck_campaign_id} desc limit 1)`

/** Trucks by name, those on no campaign first, with the campaigns on which they are or will be. */
export async function availableTrucks(db: Db, { search, limit, includeAssigned, since }: TruckSearch) {
  const pattern = foldedPattern(search)
  const found = or(
    ...[trucks.name_key, trucks.plate_key].map(key => sql`${key} like ${pattern}`),
    sql`${vendors.name_key} like ${pattern}`,
  )
  const rows = await db
    .select({
      truck_id: trucks.truck_id,
      name: trucks.name,
      license_plate: trucks.license_plate,
      vendor_name: vendors.name,
      last_avg_mileage: lastMileage,
    })
    .from(trucks)
    .leftJoin(vendors, eq(vendors.vendor_id, trucks.vendor_id))
    .where(
      and(
        isNull(trucks.deleted_at),
        search === '' ? undefined : found,
        includeAssigned ? undefined : sql`not ${isAssigned(since)}`,
      ),
    )
    .orderBy(
      ...(includeAssigned ? [isAssigned(since)] : []),
      asc(sql`lower(${trucks.name})`),
      asc(trucks.truck_id),
    )
    .limit(limit)
  const where = includeAssigned
    ? await assignmentsOf(
        db,
        rows.map(({ truck_id }) => truck_id),
        { endingAfter: since },
      )
    : new Map<number, Assignment[]>()
  return rows.map(truck => ({ ...truck, assignments: where.get(truck.truck_id) ?? [] }))
}

/** Whether the macro stands in for a truck of the campaign. */
export const isMacroOfCampaign = async (db: Db, campaignId: number, macroId: number): Promise<boolean> =>
  (await db.$count(
    truck_campaigns,
    and(eq(truck_campaigns.campaign_id, campaignId), eq(truck_campaigns.macro_id, macroId)),
  )) > 0

/** The macros that stand in for trucks of a campaign; each once. */
export async function macrosOfCampaign(db: Db, campaignId: number): Promise<number[]> {
  const found = await db
    .selectDistinct({ id: truck_campaigns.macro_id })
    .from(truck_campaigns)
    .where(eq(truck_campaigns.campaign_id, campaignId))
  return found.flatMap(({ id }) => (id === null ? [] : [id]))
}
