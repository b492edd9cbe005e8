import { type CampaignEdits, editsBody, withEdits } from '@product/sdk/features/campaigns'
import { campaignFields, type WholeCampaign } from '@product/sdk/nouns/campaigns'
import type { ApiClient } from '@product/sdk/client'
import { onlyRow } from '../../data/resource-endpoints'

export interface SavedCampaign {
  whole: WholeCampaign
  /** Trucks that are on two campaigns at once. */
  warnings: string[]
}

export interface CampaignWork {
  base: WholeCampaign
  edits: CampaignEdits
}

/** Version 0 is one that was never stored. */
export const isNewCampaign = ({ campaign }: WholeCampaign): boolean => campaign.version === 0

type KeyFor = (sent: unknown) => string

async function create(api: ApiClient, { base, edits }: CampaignWork, keyFor: KeyFor): Promise<SavedCampaign> {
  const { trucks, placeholders, bounding_boxes } = editsBody(edits)
  const body = {
    ...campaignFields.parse(withEdits(base, edits).campaign),
    edits: {
      trucks: { added: trucks?.added },
      placeholders: { added: placeholders?.added },
      bounding_boxes: { added: bounding_boxes?.added },
    },
  }
  const { new_campaign, warnings, ...parts } = await api.createCampaign({
    body,
    idempotencyKey: keyFor(body),
  })
  return { whole: { campaign: onlyRow(new_campaign), ...parts }, warnings }
}

async function update(api: ApiClient, { base, edits }: CampaignWork, keyFor: KeyFor): Promise<SavedCampaign> {
  const { campaign_id: id, version } = base.campaign
  const body = editsBody(edits, version)
  const { updated_campaign, warnings, ...parts } = await api.saveCampaignEdits({
    params: { id },
    body,
    idempotencyKey: keyFor({ id, body }),
  })
  return { whole: { campaign: onlyRow(updated_campaign), ...parts }, warnings }
}

/** Sends everything that is staged in one call, all or nothing. */
export const saveCampaign = (api: ApiClient, work: CampaignWork, keyFor: KeyFor): Promise<SavedCampaign> =>
  isNewCampaign(work.base) ? create(api, work, keyFor) : update(api, work, keyFor)
