import type { CampaignId } from '../../values/ids'

/** Which campaign an inventory's address opens with. Spec: client dashboard, 2. */
const CAMPAIGN_OF_INVENTORY: ReadonlyMap<string, CampaignId> = new Map([
  ['LA', 71],
  ['NYC', 72],
  ['SF', 73],
])

/** The campaign selected at first by `/dashboard/map/{inventory}`, in any case; undefined for other text or none. */
export const campaignOfInventory = (inventory: string | undefined): CampaignId | undefined =>
  CAMPAIGN_OF_INVENTORY.get((inventory ?? '').toUpperCase())
