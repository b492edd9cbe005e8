import { routeTotals, type RouteTotals, vehicleColours } from '@product/sdk/features/map'
import type { Vehicle, VehicleKey, VehicleKind } from '@product/sdk/nouns/campaigns'

/** A vehicle as lists and tables of the map show it. */
export interface ListedVehicle {
  key: VehicleKey
  kind: VehicleKind
  name: string
  colour: string
  totals: RouteTotals
}

/** Kinds in the words of the screens. */
export const KIND_TEXTS: Readonly<Record<VehicleKind, string>> = {
  truck: 'Truck',
  blended: 'Blended truck',
  placeholder: 'Rep Route',
  macro: 'Macro',
}

/** The vehicles with their colours, and the totals of what counts. */
export function listVehicles(vehicles: readonly Vehicle[], measuredOnly: boolean): ListedVehicle[] {
  const colours = vehicleColours(vehicles)
  return vehicles.map(vehicle => ({
    key: vehicle.key,
    kind: vehicle.kind,
    name: vehicle.displayName || `${KIND_TEXTS[vehicle.kind]} ${vehicle.id}`,
    // The map holds a colour for each of the vehicles it was made from.
    colour: colours.get(vehicle.key) ?? '',
    totals: routeTotals([vehicle], { measuredOnly }),
  }))
}
