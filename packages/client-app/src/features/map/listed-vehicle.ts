import { routeTotals, type RouteTotals, vehicleColours } from '@product/sdk/features/map'
import type { Vehicle, VehicleKey, VehicleKind } from '@product/sdk/nouns/campaigns'
import { vehicleName } from '../../campaign/vehicle-name'

/** A vehicle as lists and tables of the map show it. */
export interface ListedVehicle {
  key: VehicleKey
  kind: VehicleKind
  name: string
  colour: string
  totals: RouteTotals
}

/** The vehicles with their colours, and the totals of what counts. */
export function listVehicles(vehicles: readonly Vehicle[], measuredOnly: boolean): ListedVehicle[] {
  const colours = vehicleColours(vehicles)
  return vehicles.map(vehicle => ({
    key: vehicle.key,
    kind: vehicle.kind,
    name: vehicleName(vehicle),
    // The map holds a colour for each of the vehicles it was made from.
    colour: colours.get(vehicle.key) ?? '',
    totals: routeTotals([vehicle], { measuredOnly }),
  }))
}
