import type { ClientCampaign } from '@product/sdk/nouns/campaigns'
import type { CampaignId, UserId } from '@product/sdk/values'
import { createContext, useContext } from 'react'

/** One of the user's campaigns. Its dates are UTC instants, shown by `campaignDay`. */
export interface CampaignSummary extends ClientCampaign {
  /** Active trucks; undefined while unknown, or where that call failed. */
  truckCount: number | undefined
}

export interface Campaigns {
  /** Every campaign, those without a card among them. */
  campaigns: readonly CampaignSummary[]
  /** The one that the page shows; undefined while they load and where there is none. */
  selected: CampaignSummary | undefined
  /**
   * What a page asks for: the selected one, or, while they load, the one that the address names. Of one that is not theirs
   * the server says nothing.
   */
  asked: CampaignId | undefined
  /** Shows another campaign on the page that is open; its address follows. */
  select: (id: CampaignId) => void
  /** Whose campaigns they are. */
  userId: UserId
  status: 'loading' | 'error' | 'ready'
  /** Asks again after an error. */
  retry: () => void
}

export const CampaignContext = createContext<Campaigns | undefined>(undefined)

/** The campaigns of the signed-in user, for the pages inside the shell. */
export function useCampaigns(): Campaigns {
  const campaigns = useContext(CampaignContext)
  if (!campaigns) throw new Error('useCampaigns works inside the client shell only')
  return campaigns
}
