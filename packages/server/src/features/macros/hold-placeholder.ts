import type { Placeholder } from '@product/sdk/nouns/placeholders'
import { Conflict, NotFound } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { touchCampaigns } from '../../nouns/campaigns/campaign-store'
import { findPlaceholder, lockPlaceholders } from '../../nouns/placeholders/placeholder-store'

/** Holds a placeholder for an edit. The campaign that it is on is held first, and counts as changed. */
export async function holdPlaceholder(db: Db, id: number): Promise<Placeholder> {
  const seen = await findPlaceholder(db, id)
  if (!seen) throw new NotFound('This placeholder')
  await touchCampaigns(db, [seen.campaign_id])
  const [stored] = await lockPlaceholders(db, [id])
  if (!stored || stored.campaign_id !== seen.campaign_id) throw new Conflict('Please try again.')
  return stored
}
