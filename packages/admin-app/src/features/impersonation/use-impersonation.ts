import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { useRuntime } from '../../config/runtime'
import { randomKey } from '../../forms/random-key'

/** A change between map and analytics is one visit; whoever leaves and comes back starts another. Milliseconds. */
const SAME_VISIT_MS = 2_000

/**
 * Starts the impersonation that the address names: the server puts each start on record and answers the client and the
 * campaigns. Another campaign of the same client belongs to the visit.
 */
export function useImpersonation() {
  const { clientId = '', campaignId = '' } = useParams()
  const { backgroundApi } = useRuntime()
  const client_id = Number(clientId)
  /** Typed by hand, an address may say anything. */
  const hasIds = [clientId, campaignId].every(id => /^\d{1,10}$/.test(id))
  const start = useQuery({
    queryKey: ['impersonation', client_id],
    queryFn: () =>
      backgroundApi.impersonate({
        body: { client_id, campaign_id: Number(campaignId) },
        idempotencyKey: randomKey(),
      }),
    enabled: hasIds,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: SAME_VISIT_MS,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const counts = useQuery({
    queryKey: ['impersonation', client_id, 'trucks'],
    queryFn: ({ signal }) => backgroundApi.campaignTruckCounts({ params: { userId: client_id }, signal }),
    enabled: start.isSuccess,
  })
  const campaigns = useMemo(() => {
    const trucks = new Map(counts.data?.allCampaigntrucks.map(one => [one.campaign_id, one.total_sum]))
    return (start.data?.campaigns ?? []).map(campaign => ({
      ...campaign,
      truckCount: counts.data ? (trucks.get(campaign.id) ?? 0) : undefined,
    }))
  }, [start.data, counts.data])
  return {
    clientId,
    client: start.data?.client,
    campaigns,
    campaign: campaigns.find(({ id }) => String(id) === campaignId),
    isPending: start.isLoading,
    problem: hasIds ? start.error?.message : 'impersonation.no_campaign',
    retry: hasIds ? () => void start.refetch() : undefined,
  }
}

export type Impersonation = ReturnType<typeof useImpersonation>
export type ImpersonationCampaign = Impersonation['campaigns'][number]
