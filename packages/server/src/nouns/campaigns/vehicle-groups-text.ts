import type { CampaignVehicle } from '@product/sdk/nouns/campaigns'
import type { VehicleTexts } from './campaign-path-store'

type Group = CampaignVehicle['group']

/** The lists of each vehicle by their name on the wire, in this order. */
export type VehicleLists = readonly { name: 'analytics' | 'paths'; texts: VehicleTexts }[]

/** The vehicles in the four groups of the documents, as JSON. A blended one whose first list is empty is left out. */
export function vehicleGroupsText(vehicles: readonly CampaignVehicle[], lists: VehicleLists): string {
  const groups: Record<Group, string[]> = { trucks: [], blended: [], placeholders: [], macros: [] }
  for (const [place, { group, id, displayName, imei }] of vehicles.entries()) {
    if (group === 'blended' && !lists[0]?.texts.has(place)) continue
    const listed = lists.map(({ name, texts }) => `"${name}":[${texts.get(place) ?? ''}]`)
    const ofTruck = group === 'trucks' ? [`"imei":${JSON.stringify(imei)}`] : []
    const fields = [`"id":${id}`, `"display_name":${JSON.stringify(displayName)}`, ...listed, ...ofTruck]
    groups[group].push(`{${fields.join(',')}}`)
  }
  return `{${Object.entries(groups)
    .map(([name, wires]) => `"${name}":[${wires.join(',')}]`)
    .join(',')}}`
}
