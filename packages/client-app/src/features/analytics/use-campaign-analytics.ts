import { analyticsWithin, countedDays } from '@product/sdk/features/analytics'
import type { ImpressionRules, PathTotals } from '@product/sdk/nouns/driving'
import type { ApiClient } from '@product/sdk/client'
import { type DayRange, groupVehicles, pathsWithin, type Vehicle } from '@product/sdk/nouns/campaigns'
import { dayStartMs } from '@product/sdk/values'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CampaignProblem } from '../../campaign/campaign-problem'
import { examplePath, type ExamplePath } from './example-path'

/** What the analytics screen shows of a campaign. */
export interface CampaignAnalyticsData {
  /** With their days, without single paths; undefined while they load, and where that failed. */
  vehicles: readonly Vehicle<PathTotals>[] | undefined
  problem: CampaignProblem | undefined
  /** A real path of the campaign to explain the estimate with; undefined until it is wanted, and where there is none. */
  example: ExamplePath | undefined
  /** By which the server counts; undefined until they are wanted. */
  rules: ImpressionRules | undefined
}

/**
 * Loads the days of a campaign and, once they are to be explained, the rules and a path of the last day that counts
 * (of `picked`, where days are picked).
 */
export function useCampaignAnalytics(
  api: ApiClient,
  campaignId: number | undefined,
  explains: boolean,
  picked?: DayRange,
): CampaignAnalyticsData {
  const params = campaignId === undefined ? undefined : { campaignId }
  const days = useQuery({
    queryKey: ['campaign', campaignId, 'analytics', 'none'],
    queryFn: params
      ? ({ signal }) => api.campaignAnalytics({ params, query: { paths: 'none' }, signal })
      : skipToken,
  })
  const vehicles = useMemo(() => days.data && groupVehicles(days.data), [days.data])

  const latest = vehicles && countedDays(picked ? analyticsWithin(vehicles, picked) : vehicles)?.to
  const since = latest === undefined ? undefined : dayStartMs(latest)
  const routes = useQuery({
    queryKey: ['campaign', campaignId, 'routes', since],
    queryFn:
      params && explains && since !== undefined
        ? ({ signal }) => api.campaignRoutesSince({ params: { ...params, timePeriod: `${since}` }, signal })
        : skipToken,
  })
  const provenance = useQuery({
    queryKey: ['campaign', campaignId, 'provenance'],
    queryFn: params && explains ? ({ signal }) => api.campaignProvenance({ params, signal }) : skipToken,
  })
  const example = useMemo(
    () =>
      routes.data && latest !== undefined
        ? examplePath(pathsWithin(groupVehicles(routes.data), { from: latest, to: latest }))
        : undefined,
    [routes.data, latest],
  )
  return {
    vehicles,
    problem: days.error ? { message: days.error.message, retry: () => void days.refetch() } : undefined,
    example,
    rules: provenance.data?.impression_rules,
  }
}
