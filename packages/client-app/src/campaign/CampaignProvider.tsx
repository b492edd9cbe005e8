import { campaignOfInventory, decodeMapView, isCardHidden } from '@product/sdk/nouns/campaigns'
import type { CampaignId, UserId } from '@product/sdk/values'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import { useLocation, useMatch, useNavigate } from 'react-router'
import { api } from '../api'
import { PATHS } from '../paths'
import { toast } from '../ui/toast'
import { withOtherCampaign } from './shell-address'
import { CampaignContext, type Campaigns, type CampaignSummary } from './campaign-context'

/** Loads the user's campaigns and reads the selected one off the address. */
export function CampaignProvider({ userId, children }: { userId: UserId; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { campaigns, status, retry } = useUserCampaigns(userId)
  const wanted = useWantedCampaign()
  useOwnCampaign(status === 'ready' ? campaigns : undefined)

  const value = useMemo((): Campaigns => {
    const selected = campaigns.find(({ id }) => id === wanted) ?? campaigns.find(one => !isCardHidden(one))
    const asked = selected?.id ?? (status === 'loading' ? wanted : undefined)
    const select = (id: CampaignId): void => void navigate(withOtherCampaign({ pathname, search }, id))
    return { campaigns, selected, asked, select, userId, status, retry }
  }, [campaigns, wanted, navigate, pathname, search, userId, status, retry])

  return <CampaignContext value={value}>{children}</CampaignContext>
}

/** The campaign that the address names: by its id, or by an inventory as the first one. Spec: client dashboard, 2. */
export function useWantedCampaign(): CampaignId | undefined {
  const { search } = useLocation()
  const inventory = useMatch(`${PATHS.map}/:inventory`)?.params.inventory
  return decodeMapView(new URLSearchParams(search)).campaign ?? campaignOfInventory(inventory)
}

/** An address that names somebody else's campaign, or none that is there, is put right once the user's own are known. */
function useOwnCampaign(campaigns: readonly CampaignSummary[] | undefined): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const named = decodeMapView(new URLSearchParams(search)).campaign
    const first = campaigns?.find(one => !isCardHidden(one))
    if (named === undefined || !first || campaigns?.some(({ id }) => id === named)) return
    toast.info(`That campaign is not among yours. You see ${first.name}.`, { closesAfter: 8000 })
    void navigate(withOtherCampaign({ pathname, search }, first.id), { replace: true })
  }, [campaigns, navigate, pathname, search])
}

function useUserCampaigns(userId: UserId) {
  const list = useQuery({
    queryKey: ['campaigns', userId],
    queryFn: ({ signal }) => api.userCampaigns({ params: { userId }, signal }),
  })
  const counts = useQuery({
    queryKey: ['truck-counts', userId],
    queryFn: ({ signal }) => api.campaignTruckCounts({ params: { userId }, signal }),
  })
  const campaigns = useMemo((): readonly CampaignSummary[] => {
    const trucks = new Map(counts.data?.allCampaigntrucks.map(one => [one.campaign_id, one.total_sum]))
    const countOf = (id: CampaignId): number | undefined => (counts.data ? (trucks.get(id) ?? 0) : undefined)
    return list.data?.campaigns.map(campaign => ({ ...campaign, truckCount: countOf(campaign.id) })) ?? []
  }, [list.data, counts.data])
  const { refetch } = list
  const retry = useCallback(() => void refetch(), [refetch])
  const status: Campaigns['status'] = list.isSuccess ? 'ready' : list.isError ? 'error' : 'loading'
  return { campaigns, status, retry }
}
