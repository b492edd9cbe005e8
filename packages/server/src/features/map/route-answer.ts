import type { RouteLines } from '@product/sdk/features/map'
import { type CampaignVehicle, type VehicleKey, vehicleKey } from '@product/sdk/nouns/campaigns'
import { type ImpressionRules, MOST_SINGLE_PATHS } from '@product/sdk/nouns/driving'
import { DAY_MS } from '@product/sdk/values'
import type { Db } from '../../db/db'
import { LargeAnswer } from '../../http/large-answer'
import { dayPathTexts } from '../../nouns/campaigns/campaign-day-store'
import { routePathTexts } from '../../nouns/campaigns/campaign-path-store'
import { vehicleGroupPieces } from '../../nouns/campaigns/vehicle-group-pieces'
import { vehicleOverview } from '../../nouns/campaigns/vehicle-overview'

export interface AskedRoutes {
  campaignId: number
  /** Milliseconds since 1970 UTC. */
  since: number
  lines: RouteLines
  rules: ImpressionRules
}

const KINDS = { trucks: 'truck', blended: 'blended', placeholders: 'placeholder', macros: 'macro' } as const

/** The database takes about seven milliseconds for them: behind twice as many, short calls on the same processor wait for longer. */
const DAYS_AT_ONCE = 750

/** The vehicles among these keys, all where none are given. */
export function picked(
  vehicles: readonly CampaignVehicle[],
  keys: string | undefined,
): readonly CampaignVehicle[] {
  if (keys === undefined) return vehicles
  const wanted = new Set(keys.split(','))
  const keyOf = ({ group, id }: CampaignVehicle): VehicleKey => vehicleKey(KINDS[group], id)
  return vehicles.filter(vehicle => wanted.has(keyOf(vehicle)))
}

/** The paths of the vehicles, or their days where the paths are too many and whoever asks can do with days. */
export async function routeAnswer(
  db: Db,
  vehicles: readonly CampaignVehicle[],
  { campaignId, since, lines, rules }: AskedRoutes,
): Promise<LargeAnswer> {
  const { version, itemsOf } = await vehicleOverview(db, vehicles, since)
  const paths = vehicles.reduce((sum, vehicle) => sum + itemsOf(vehicle).paths, 0)
  // A day can't be told apart from its second half.
  const byDay = lines !== 'full' && paths > MOST_SINGLE_PATHS && since % DAY_MS === 0
  const estimate = { campaignId, rules }
  const textsOf = (some: readonly CampaignVehicle[]) =>
    byDay ? dayPathTexts(db, some, since, estimate, lines) : routePathTexts(db, some, since, estimate)
  return new LargeAnswer(JSON.stringify([since, rules, byDay, version]), turn =>
    vehicleGroupPieces(
      vehicles,
      vehicle => itemsOf(vehicle)[byDay ? 'days' : 'paths'],
      some => turn(async () => [{ name: 'paths', texts: await textsOf(some) }]),
      byDay ? DAYS_AT_ONCE : undefined,
    ),
  )
}
