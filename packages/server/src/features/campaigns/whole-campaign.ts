import { overlapWarnings, type WholeCampaign } from '@product/sdk/nouns/campaigns'
import type { Db } from '../../db/db'
import { placeholdersOf } from '../../nouns/placeholders/placeholder-store'
import { trucksOf } from '../../nouns/campaigns/campaign-truck-store'
import { editedTargetAreasOf } from '../../nouns/campaigns/target-area-store'
import { type StoredCampaign, wireCampaign } from '../../nouns/campaigns/campaign-store'

/**
 * A campaign with all that is on it. What is on it is read after the campaign itself: should somebody save in between,
 * the version is the older one and the next save is refused, never the other way round.
 */
export async function wholeCampaign(db: Db, stored: StoredCampaign): Promise<WholeCampaign> {
  return {
    campaign: wireCampaign(stored),
    trucks: await trucksOf(db, stored),
    placeholders: await placeholdersOf(db, stored.campaign_id),
    bounding_box: await editedTargetAreasOf(db, stored.campaign_id),
  }
}

/** What was saved, with a sentence for each truck that is now on two campaigns at once. */
export const savedParts = ({ campaign, ...parts }: WholeCampaign) => ({
  ...parts,
  warnings: overlapWarnings(parts.trucks, campaign).map(({ text }) => text),
})
