import { mergeIntoRoutes } from '@product/sdk/analytics'
import type { ApiClient } from '@product/sdk/client'
import {
  DEFAULT_TIME_PERIOD,
  groupVehicles,
  type MapView,
  pathsWithin,
  rangeStart,
  timePeriodStart,
  type Vehicle,
} from '@product/sdk/map'
import { dayStartMs } from '@product/sdk/values'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { TargetArea } from './TargetAreas'
import { useUtcDay } from './use-utc-day'

export interface MapProblem {
  /** Fit to be shown. */
  message: string
  retry: () => void
}

/** What the map shows of a campaign. */
export interface CampaignMapData {
  /** Undefined while they are loading, and where that failed. */
  vehicles: readonly Vehicle[] | undefined
  areas: readonly TargetArea[]
  problem: MapProblem | undefined
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
  const boxes = useQuery({
    queryKey: ['campaign', campaignId, 'boxes'],
    queryFn: params ? ({ signal }) => api.boundingBoxes({ params, signal }) : skipToken,
  })
  const routed = useMemo(() => routes.data && groupVehicles(routes.data), [routes.data])
  const lacksTotals = routed?.some(hasPathWithoutTotals) ?? false
  const analytics = useQuery({
    queryKey: ['campaign', campaignId, 'analytics', 'all'],
    queryFn:
      params && lacksTotals
        ? ({ signal }) => api.campaignAnalytics({ params, query: { paths: 'all' }, signal })
        : skipToken,
  })
  const vehicles = useMemo(() => {
    if (!routed || (lacksTotals && !analytics.data)) return undefined
    const whole =
      lacksTotals && analytics.data ? mergeIntoRoutes(routed, groupVehicles(analytics.data)) : routed
    return days ? pathsWithin(whole, days) : whole
  }, [routed, lacksTotals, analytics.data, days])

  const failed = [routes, boxes, analytics].filter(({ isError }) => isError)
  const [first] = failed
  return {
    vehicles,
    areas: boxes.data?.bounding_box ?? NO_AREAS,
    problem: first?.error
      ? { message: first.error.message, retry: () => failed.map(query => void query.refetch()) }
      : undefined,
  }
}

/** A back end that follows the documents alone may leave both to the analytics call. */
const hasPathWithoutTotals = ({ paths }: Vehicle): boolean =>
  paths.some(({ distance, impressions }) => typeof distance !== 'number' || typeof impressions !== 'number')
