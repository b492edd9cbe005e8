import type { ApiClient } from '@product/sdk/client'
import type { RouteLines } from '@product/sdk/features/map'
import {
  type DayRange,
  daysDriven,
  DEFAULT_TIME_PERIOD,
  groupVehicles,
  type MapView,
  pathsWithin,
  rangeStart,
  timePeriodStart,
  type Vehicle,
} from '@product/sdk/nouns/campaigns'
import { dayStartMs, utcDay } from '@product/sdk/values'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CampaignProblem } from '../../campaign/campaign-problem'
import type { TargetArea } from '../../campaign/target-area'
import { useUtcDay } from './use-utc-day'

/** What the map shows of a campaign. */
export interface CampaignMapData {
  /** Undefined while they are loading, and where that failed. */
  vehicles: readonly Vehicle[] | undefined
  /** Lines of theirs are still on their way: what is there would be drawn as another picture. */
  isPartial?: boolean
  areas: readonly TargetArea[]
  problem: CampaignProblem | undefined
  /** The UTC days that the time frame reaches over; undefined while "All" is not known. */
  covers?: DayRange
}

const NO_AREAS: readonly TargetArea[] = []

const isByDay = ({ paths }: Vehicle): boolean => paths.some(({ day }) => day !== undefined)

/** Loads the routes and target areas of a campaign for a view. */
export function useCampaignMap(
  api: ApiClient,
  campaignId: number | undefined,
  { period, days, trucks, mode }: Pick<MapView, 'period' | 'days' | 'trucks' | 'mode'>,
): CampaignMapData {
  const today = useUtcDay()
  const since = days ? rangeStart(days) : timePeriodStart(period ?? DEFAULT_TIME_PERIOD, dayStartMs(today))
  const params = campaignId === undefined ? undefined : { campaignId }
  const routesOf = (lines: RouteLines, vehicles?: string) =>
    params &&
    (({ signal }: { signal: AbortSignal }) =>
      api.campaignRoutesSince({
        params: { ...params, timePeriod: `${since}` },
        query: { lines, vehicles },
        signal,
      }))
  const routes = useQuery({
    queryKey: ['campaign', campaignId, 'routes', since, 'ground'],
    queryFn: routesOf('ground') ?? skipToken,
  })
  const all = useMemo(() => routes.data && groupVehicles(routes.data), [routes.data])
  const byDay = all?.some(isByDay) === true
  // Ground tells where days led, not how often: heat needs all their lines, and what was picked shows path by path.
  const isHeat = byDay && mode === 'heatmap'
  const dense = useQuery({
    queryKey: ['campaign', campaignId, 'routes', since, 'fitting'],
    queryFn: (isHeat && routesOf('fitting')) || skipToken,
  })
  const closer = trucks.length > 0 && byDay ? trucks.toSorted().join() : undefined
  const some = useQuery({
    queryKey: ['campaign', campaignId, 'routes', since, closer],
    queryFn: (closer !== undefined && routesOf('fitting', closer)) || skipToken,
  })
  const areas = useQuery({
    queryKey: ['campaign', campaignId, 'target-areas'],
    queryFn: params ? ({ signal }) => api.targetAreas({ params, signal }) : skipToken,
  })
  const lines = isHeat ? dense.data : undefined
  const vehicles = useMemo(() => {
    const near = new Map(
      [lines, some.data].flatMap(answer =>
        answer ? groupVehicles(answer).map(({ key, paths }) => [key, paths] as const) : [],
      ),
    )
    const routed = all?.map(vehicle => ({ ...vehicle, paths: near.get(vehicle.key) ?? vehicle.paths }))
    return routed && days ? pathsWithin(routed, days) : routed
  }, [all, lines, some.data, days])

  const driven = useMemo(() => vehicles && daysDriven(vehicles), [vehicles])
  const frame = since === 0 ? driven : { from: utcDay(since), to: today }

  const failed = [routes, ...(isHeat ? [dense] : []), areas].filter(({ isError }) => isError)
  const [first] = failed
  return {
    vehicles,
    isPartial: isHeat && !lines,
    areas: areas.data?.bounding_box ?? NO_AREAS,
    covers: days ?? frame,
    problem: first?.error
      ? { message: first.error.message, retry: () => failed.map(query => void query.refetch()) }
      : undefined,
  }
}
