import { withCampaign } from '@product/sdk/nouns/campaigns'
import type { CampaignId } from '@product/sdk/values'
import { shellPage } from '../paths'

interface Address {
  pathname: string
  search: string
}

/** Another page of the shell with the screen as it is; `campaign` is the one that was chosen, if any. */
export function onPage(
  page: string,
  { search }: Pick<Address, 'search'>,
  campaign: CampaignId | undefined,
): string {
  const query = new URLSearchParams(search)
  if (campaign !== undefined) query.set('campaign', String(campaign))
  return query.size === 0 ? page : `${page}?${query}`
}

/** The page at an address with another campaign, laid out as it is. */
export const withOtherCampaign = ({ pathname, search }: Address, campaign: CampaignId): string =>
  `${shellPage(pathname)}?${withCampaign(new URLSearchParams(search), campaign)}`
