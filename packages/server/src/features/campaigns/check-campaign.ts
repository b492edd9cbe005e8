import { CAMPAIGN_FORM_TEXTS, type CampaignFields, storedCampaignFields } from '@product/sdk/nouns/campaigns'
import type { Db } from '../../db/db'
import { Invalid, readBySchema } from '../../contract/refusals'
import { type StoredCampaign, wireCampaign } from '../../nouns/campaigns/campaign-store'
import { findClient } from '../../nouns/people/user-store'

/**
 * Refuses a user id that belongs to no client. A stored campaign keeps the client it has, also where that account was
 * deleted; a client can be exchanged, but not taken away.
 */
export async function refuseUnknownClient(
  db: Db,
  userId: number | null,
  stored: Pick<StoredCampaign, 'user_id'> | undefined,
  prefix = '',
): Promise<void> {
  if (stored && stored.user_id === userId) return
  if (userId === null || !(await findClient(db, userId))) {
    throw new Invalid({ [`${prefix}user_id`]: CAMPAIGN_FORM_TEXTS.noClient })
  }
}

/** The stored fields with some of them changed, checked as a whole: an end date may contradict a stored start. */
export function changedFields(stored: StoredCampaign, change: Partial<CampaignFields>): CampaignFields {
  const result = readBySchema(storedCampaignFields, { ...wireCampaign(stored), ...change })
  if (result.issues === undefined) return result.data
  const issues = Object.entries(result.issues).map(([field, text]) => [`fields.${field}`, text])
  throw new Invalid(Object.fromEntries(issues))
}
