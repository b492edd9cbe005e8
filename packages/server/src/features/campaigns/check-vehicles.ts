import type { CampaignTruckFields } from '@product/sdk/nouns/campaigns'
import type { Db } from '../../db/db'
import { Invalid } from '../../contract/refusals'
import { knownVehicles } from '../../nouns/campaigns/campaign-truck-store'

type Vehicle = Pick<CampaignTruckFields, 'truck_id' | 'macro_id'>

const ids = (list: readonly (number | null)[]): number[] => list.filter(id => id !== null)

/** Refuses trucks and macros that there are not. `prefix` says where in the body each vehicle stands. */
export async function refuseUnknownVehicles(
  db: Db,
  vehicles: readonly { prefix: string; fields: Vehicle }[],
): Promise<void> {
  if (vehicles.length === 0) return
  const known = await knownVehicles(
    db,
    ids(vehicles.map(({ fields }) => fields.truck_id)),
    ids(vehicles.map(({ fields }) => fields.macro_id)),
  )
  const issues: Record<string, string> = {}
  for (const { prefix, fields } of vehicles) {
    if (fields.truck_id !== null && !known.trucks.has(fields.truck_id)) {
      issues[`${prefix}truck_id`] = 'This truck was not found.'
    }
    if (fields.macro_id !== null && !known.macros.has(fields.macro_id)) {
      issues[`${prefix}macro_id`] = 'This macro was not found.'
    }
  }
  if (Object.keys(issues).length > 0) throw new Invalid(issues)
}
