import { METERS_PER_MILE } from '@product/sdk/values'
import type { Road } from './road-graph'

export const METERS_PER_SECOND_PER_MPH = METERS_PER_MILE / 3600

/** State routes that are freeways along most of their way: Los Angeles and Orange County, Bay Area, New Jersey. */
const freeways = new Set(
  [22, 24, 55, 57, 60, 71, 73, 85, 87, 91, 92, 110, 118, 134, 170, 210, 237, 241, 242, 261].map(
    n => `SR${n}`,
  ),
)

const milesPerHour: Record<string, number> = {
  interstate: 58,
  us: 46,
  state: 29,
  link: 24,
  major: 21,
  middle: 16,
  minor: 12,
}

export const isFreeway = ({ kind, ref }: Road): boolean => kind === 'interstate' || freeways.has(ref)

/** What a loaded delivery truck does on that road in ordinary traffic. A guess: the network has no speed limits. */
export const truckMph = (road: Road): number =>
  isFreeway(road) ? milesPerHour.interstate! : (milesPerHour[road.kind] ?? 25)

export const FASTEST_MPH = 58
