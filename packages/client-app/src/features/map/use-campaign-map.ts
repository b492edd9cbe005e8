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
  /** All lines of their days are on the way: no heat is drawn of new ground alone. */
  awaitsHeat?: boolean
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
  // Where days stand for their paths: ground tells where they led, not how often, which heat is of; and what was picked shows
  // path by path.
  const isHeat = byDay && mode === 'heatmap'
  const picked = useMemo(
    () =>
      all
        ?.map(({ key }) => key)
        .filter(key => trucks.includes(key))
        .sort()
        .join() || undefined,
    [all, trucks],
  )
  const closer = useQuery({
    queryKey: ['campaign', campaignId, 'routes', since, 'fitting', picked],
    queryFn: ((isHeat || (byDay && picked !== undefined)) && routesOf('fitting', picked)) || skipToken,
  })
  const lines = isHeat || picked !== undefined ? closer.data : undefined
  const areas = useQuery({
    queryKey: ['campaign', campaignId, 'target-areas'],
    queryFn: params ? ({ signal }) => api.targetAreas({ params, signal }) : skipToken,
  })
  const vehicles = useMemo(() => {
    const near = new Map(lines && groupVehicles(lines).map(({ key, paths }) => [key, paths]))
    const routed = all?.map(vehicle => ({ ...vehicle, paths: near.get(vehicle.key) ?? vehicle.paths }))
    return routed && days ? pathsWithin(routed, days) : routed
  }, [all, lines, days])

  const driven = useMemo(() => vehicles && daysDriven(vehicles), [vehicles])
  const frame = since === 0 ? driven : { from: utcDay(since), to: today }

  const failed = [routes, ...(isHeat ? [closer] : []), areas].filter(({ isError }) => isError)
  const [first] = failed
  return {
    vehicles,
    awaitsHeat: isHeat && !lines,
    areas: areas.data?.bounding_box ?? NO_AREAS,
    covers: days ?? frame,
    problem: first?.error
      ? { message: first.error.message, retry: () => failed.map(query => void query.refetch()) }
      : undefined,
  }
}
