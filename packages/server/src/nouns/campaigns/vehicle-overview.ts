import type { CampaignVehicle } from '@product/sdk/nouns/campaigns'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { daySumsSince, withSources } from './vehicle-sources'

/** How much there is of a vehicle. */
export interface VehicleItems {
  days: number
  paths: number
}

export interface VehicleOverview {
  /** Another text whenever a path of the vehicles has come, gone or changed, or the vehicles have. */
  version: string
  itemsOf(vehicle: CampaignVehicle): VehicleItems
}

const NOTHING: VehicleItems = { days: 0, paths: 0 }

/**
 * What there is of the vehicles from `since` (ms) on, without a look at the paths: each write of them renews their day's
 * row, and `xmin`, which PostgreSQL keeps by itself, says which transaction wrote it.
 */
export async function vehicleOverview(
  db: Db,
  vehicles: readonly CampaignVehicle[],
  since = 0,
): Promise<VehicleOverview> {
  const join = daySumsSince(vehicles, since)
  const found = await rows<VehicleItems & { vehicle: number; written: string }>(
    db,
    sql`${withSources(vehicles)}
      select source.vehicle, count(*)::int as days, sum(day.paths)::int as paths,
        sum(day.xmin::text::bigint)::text as written
      from source ${join(sql`day`, sql`source`)}
      group by source.vehicle order by source.vehicle`,
  )
  const items = new Map(found.map(({ vehicle, days, paths }) => [vehicles[vehicle], { days, paths }]))
  return {
    version: JSON.stringify([vehicles, found]),
    itemsOf: vehicle => items.get(vehicle) ?? NOTHING,
  }
}
