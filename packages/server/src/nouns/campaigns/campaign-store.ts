import type { Campaign, CampaignFields } from '@product/sdk/nouns/campaigns'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { campaigns } from '../../db/tables/campaigns'

/** The columns that an edit knows; the rest of the table is kept for the lists. */
export const campaignColumns = {
  campaign_id: campaigns.campaign_id,
  name: campaigns.name,
  user_id: campaigns.user_id,
  client_name: campaigns.client_name,
  start_date: campaigns.start_date,
  end_date: campaigns.end_date,
  view_priority: campaigns.view_priority,
  csv_report_enabled: campaigns.csv_report_enabled,
  version: campaigns.version,
}

export type StoredCampaign = Omit<Campaign, 'start_date' | 'end_date'> & { start_date: Date; end_date: Date }

/** As it goes over the wire. */
export const wireCampaign = (stored: StoredCampaign): Campaign => ({
  ...stored,
  start_date: stored.start_date.toISOString(),
  end_date: stored.end_date.toISOString(),
})

export const findEditedCampaign = async (db: Db, id: number): Promise<StoredCampaign | undefined> =>
  first(await db.select(campaignColumns).from(campaigns).where(eq(campaigns.campaign_id, id)))

/** Every write of a campaign or of what is on it locks it first, so that edits of one campaign follow one another. */
export const lockCampaign = async (tx: Db, id: number): Promise<StoredCampaign | undefined> =>
  first(await tx.select(campaignColumns).from(campaigns).where(eq(campaigns.campaign_id, id)).for('update'))

const dated = <Fields extends CampaignFields>({ start_date, end_date, ...fields }: Fields) => ({
  ...fields,
  start_date: new Date(start_date),
  end_date: new Date(end_date),
})

/** The database counts the id, unless one is given: then it counts on after `continueIds`. */
export async function insertCampaign(
  tx: Db,
  fields: CampaignFields & { campaign_id?: number },
  createdAt: Date,
): Promise<StoredCampaign> {
  const [added] = await tx
    .insert(campaigns)
    .values({ ...dated(fields), created_at: createdAt })
    .returning(campaignColumns)
  if (!added) throw new Error('The campaign was not stored')
  return added
}

/** Writes the fields, if any, and counts the version on: also where only something on the campaign changed. */
export async function changeCampaign(tx: Db, id: number, fields?: CampaignFields): Promise<StoredCampaign> {
  const [changed] = await tx
    .update(campaigns)
    .set({ ...(fields && dated(fields)), version: sql`${campaigns.version} + 1` })
    .where(eq(campaigns.campaign_id, id))
    .returning(campaignColumns)
  if (!changed) throw new Error(`Campaign ${id} was locked and is gone`)
  return changed
}

/** Marks campaigns as changed, since what is on them changed, and locks them; in the order of their ids, so that two writes can't wait for each other. */
export async function touchCampaigns(
  tx: Db,
  campaignIds: readonly (number | null | undefined)[],
): Promise<string[]> {
  const ids = [...new Set(campaignIds)].filter(id => typeof id === 'number').sort((a, b) => a - b)
  const names: string[] = []
  for (const id of ids) {
    const touched = await tx
      .update(campaigns)
      .set({ version: sql`${campaigns.version} + 1` })
      .where(eq(campaigns.campaign_id, id))
      .returning({ name: campaigns.name })
    names.push(...touched.map(({ name }) => name))
  }
  return names
}

export async function removeCampaign(tx: Db, id: number): Promise<void> {
  await tx.delete(campaigns).where(eq(campaigns.campaign_id, id))
}

/** Whether the campaign is there and this client's. */
export async function isCampaignOf(db: Db, id: number, userId: number): Promise<boolean> {
  const mine = and(eq(campaigns.campaign_id, id), eq(campaigns.user_id, userId))
  return (await db.select({ one: campaigns.campaign_id }).from(campaigns).where(mine)).length > 0
}

/** Those of the campaigns that there are. */
export async function knownCampaigns(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const found = await db
    .select({ campaign_id: campaigns.campaign_id })
    .from(campaigns)
    .where(inArray(campaigns.campaign_id, [...ids]))
  return new Set(found.map(({ campaign_id }) => campaign_id))
}
