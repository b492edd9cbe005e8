import { groupBy } from '@product/sdk/values'
import { asc, eq, inArray } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db'
import { campaigns, truck_campaigns } from '../../db/tables/campaigns'
import { placeholders } from '../../db/tables/placeholders'

/** The campaigns that each placeholder is on, itself or as the macro of a truck, by name. */
export async function campaignsOfPlaceholders(db: Db, placeholderIds: readonly number[]) {
  if (placeholderIds.length === 0) return new Map<number, { campaign_id: number; name: string }[]>()
  const ids = [...placeholderIds]
  const campaign = { campaign_id: campaigns.campaign_id, name: campaigns.name, key: campaigns.name_key }
  const found = await union(
    db
      .select({ placeholder_id: placeholders.placeholder_id, ...campaign })
      .from(placeholders)
      .innerJoin(campaigns, eq(campaigns.campaign_id, placeholders.campaign_id))
      .where(inArray(placeholders.placeholder_id, ids)),
    db
      .select({ placeholder_id: placeholders.placeholder_id, ...campaign })
      .from(truck_campaigns)
      .innerJoin(placeholders, eq(placeholders.placeholder_id, truck_campaigns.macro_id))
      .innerJoin(campaigns, eq(campaigns.campaign_id, truck_campaigns.campaign_id))
      .where(inArray(truck_campaigns.macro_id, ids)),
  ).orderBy(({ key, campaign_id }) => [asc(key), asc(campaign_id)])
  return groupBy(
    found,
    ({ placeholder_id }) => placeholder_id,
    ({ campaign_id, name }) => ({ campaign_id, name }),
  )
}
