import type { ApiClient } from '@product/sdk/client'
import {
  DEFAULT_TIME_PERIOD,
  groupVehicles,
  type MapView,
  pathsWithin,
  rangeStart,
  timePeriodStart,
  type Vehicle,
} from '@product/sdk/nouns/campaigns'
import { dayStartMs } from '@product/sdk/values'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CampaignProblem } from '../../campaign/campaign-problem'
import type { TargetArea } from '../../campaign/target-area'
import { useUtcDay } from './use-utc-day'

/** What the map shows of a campaign. */
export interface CampaignMapData {
  /** Undefined while they are loading, and where that failed. */
  vehicles: readonly Vehicle[] | undefined
  areas: readonly TargetArea[]
  problem: CampaignProblem | undefined
}

const NO_AREAS: readonly TargetArea[] = []

/** Loads the routes and target areas of a campaign for a view. */
export function useCampaignMap(
  api: ApiClient,
  campaignId: number | undefined,
  { period, days }: Pick<MapView, 'period' | 'days'>,
): CampaignMapData {
  const today = useUtcDay()
  const since = days ? rangeStart(days) : timePeriodStart(period ?? DEFAULT_TIME_PERIOD, dayStartMs(today))
  const params = campaignId === undefined ? undefined : { campaignId }
  const routes = useQuery({
    queryKey: ['campaign', campaignId, 'routes', since],
    queryFn: params
      ? ({ signal }) => api.campaignRoutesSince({ params: { ...params, timePeriod: `${since}` }, signal })
      : skipToken,
  })
  const areas = useQuery({
    queryKey: ['campaign', campaignId, 'target-areas'],
    queryFn: params ? ({ signal }) => api.targetAreas({ params, signal }) : skipToken,
  })
  const vehicles = useMemo(() => {
    const routed = routes.data && groupVehicles(routes.data)
    return routed && days ? pathsWithin(routed, days) : routed
  }, [routes.data, days])

  const failed = [routes, areas].filter(({ isError }) => isError)
  const [first] = failed
  return {
    vehicles,
    areas: areas.data?.bounding_box ?? NO_AREAS,
    problem: first?.error
      ? { message: first.error.message, retry: () => failed.map(query => void query.refetch()) }
      : undefined,
  }
}
