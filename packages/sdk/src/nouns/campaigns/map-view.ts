import { type CampaignId, LARGEST_ID } from '../../values/ids'
import { type DayRange, readDayRange } from './day-range'
import { TIME_PERIODS, type TimePeriodIndex } from './time-period'
import { readVehicleKey, type VehicleKey } from './vehicle'

/** Longitude, latitude: the Los Angeles basin. Spec: client dashboard, 9. */
export const MAP_CENTRE: readonly [lng: number, lat: number] = [-118.240194, 33.8644]

/** Spec: client dashboard, 9. */
export const MAP_ZOOM = { initial: 9, min: 4, max: 15 } as const

/** The same for the maps that staff draw on. Spec: operations, 9. */
export const STAFF_MAP_ZOOM = { ...MAP_ZOOM, min: 5 } as const

/** Beyond this latitude, either way, a map of the web ends; the poles would lie at infinity. */
export const MAP_LATITUDE = 85.0511

/** Pixels left free around fitted routes. Spec: client dashboard, 9. */
export const FIT_PADDING = 175

/** The padding in pixels for a map of this size: no more than a quarter of its shorter side. */
export const paddingFor = ({ width, height }: { width: number; height: number }): number =>
  Math.min(FIT_PADDING, Math.max(0, Math.floor(Math.min(width, height) / 4)))

export type MapMode = 'routes' | 'heatmap'

/** What a link to the map shows. */
export interface MapView {
  /** Undefined: the first card. */
  campaign: CampaignId | undefined
  /** Undefined until one is chosen; the last 7 days are shown meanwhile. */
  period: TimePeriodIndex | undefined
  /** None picked: all are shown. */
  trucks: readonly VehicleKey[]
  /** The one among those shown that stands before the others, which are faded. */
  only?: VehicleKey
  /** All were hidden: with none picked, none is shown. */
  hidesAll?: boolean
  mode: MapMode
  /** Only what was measured by GPS. */
  measured: boolean
  /** UTC days picked in the analytics, instead of a time frame up to now. */
  days?: DayRange
}

export const INITIAL_MAP_VIEW: MapView = {
  campaign: undefined,
  period: undefined,
  trucks: [],
  mode: 'routes',
  measured: false,
}

/** In place of a truck where all were hidden. */
const NO_TRUCK = 'none'

/** The view as a query; what is as it is at first is left out, which keeps links short. */
export function encodeMapView(view: MapView): URLSearchParams {
  const query = new URLSearchParams()
  if (view.campaign !== undefined) query.set('campaign', String(view.campaign))
  const period = TIME_PERIODS.find(({ index }) => index === view.period)
  if (period) query.set('period', period.short)
  for (const key of view.trucks) query.append('truck', key)
  if (view.hidesAll && view.trucks.length === 0) query.set('truck', NO_TRUCK)
  if (view.only) query.set('only', view.only)
  if (view.mode === 'heatmap') query.set('mode', 'heatmap')
  if (view.measured) query.set('measured', '1')
  if (view.days) {
    query.set('from', view.days.from)
    query.set('to', view.days.to)
  }
  return query
}

const OF_THE_VIEW = ['campaign', 'period', 'truck', 'only', 'mode', 'measured', 'from', 'to']

/** The query with another view in it; what else it holds stays. */
export function withMapView(query: URLSearchParams, view: MapView): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of OF_THE_VIEW) next.delete(name)
  for (const [name, value] of encodeMapView(view)) next.append(name, value)
  return next
}

/** The view in a query, which anybody may have written: what can't be read falls back to what is shown at first. */
export function decodeMapView(query: URLSearchParams): MapView {
  const campaign = query.get('campaign') ?? ''
  const period = query.get('period')?.toUpperCase()
  const picked = query.getAll('truck')
  const trucks = picked.flatMap(text => readVehicleKey(text) ?? [])
  return {
    campaign:
      /^[1-9]\d{0,9}$/.test(campaign) && Number(campaign) <= LARGEST_ID ? Number(campaign) : undefined,
    period: TIME_PERIODS.find(({ short }) => short === period)?.index,
    trucks: [...new Set(trucks)],
    only: readVehicleKey(query.get('only') ?? ''),
    hidesAll: (trucks.length === 0 && picked.includes(NO_TRUCK)) || undefined,
    mode: query.get('mode') === 'heatmap' ? 'heatmap' : 'routes',
    measured: query.get('measured') === '1',
    days: readDayRange(query),
  }
}

/** What belongs to one campaign: its id, its trucks, and the days that were picked out of its own. */
const OF_ONE_CAMPAIGN = ['campaign', 'truck', 'only', 'from', 'to']

/** The query without all that belongs to one campaign: time frame, mode and layout stay. Source: docs/decisions, 9. */
export function withoutCampaign(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of OF_ONE_CAMPAIGN) next.delete(name)
  return next
}

/** The query of the same screen with another campaign. */
export function withCampaign(query: URLSearchParams, campaign: CampaignId): URLSearchParams {
  const next =
    decodeMapView(query).campaign === campaign ? new URLSearchParams(query) : withoutCampaign(query)
  next.set('campaign', String(campaign))
  return next
}
