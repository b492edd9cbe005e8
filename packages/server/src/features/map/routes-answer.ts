import { type ImpressionRules, isCapped, type RoutePath } from '@product/sdk/nouns/driving'
import { blend, type CampaignVehicle } from '@product/sdk/nouns/campaigns'
import { countedPath } from '../../nouns/campaigns/counted-path'
import { byVehicle, type FoundPath } from '../../nouns/campaigns/campaign-path-store'

type Line = FoundPath & { polyline: string }

const wirePath = (
  path: Line,
  vehicle: CampaignVehicle,
  campaignId: number,
  rules: ImpressionRules,
): RoutePath => ({
  ...countedPath(path, campaignId, rules),
  polyline: path.polyline,
  provenance: path.fills ? 'macro' : vehicle.provenance,
  capped: isCapped(path),
  estimated: path.given === null,
})

/** The routes of a campaign in the four groups of the documents. A blended vehicle without a path is left out. */
export function routesAnswer(
  vehicles: readonly CampaignVehicle[],
  found: readonly Line[],
  campaignId: number,
  rules: ImpressionRules,
) {
  const lists = byVehicle(found, vehicles.length)
  const drawn = vehicles.map((vehicle, index) => {
    const { own, fill } = lists[index] ?? { own: [], fill: [] }
    const paths = blend(own, fill).map(path => wirePath(path, vehicle, campaignId, rules))
    return { vehicle, wire: { id: vehicle.id, display_name: vehicle.displayName, paths } }
  })
  const group = (name: CampaignVehicle['group']) => drawn.filter(({ vehicle }) => vehicle.group === name)
  return {
    trucks: group('trucks').map(({ vehicle, wire }) => ({ ...wire, imei: vehicle.imei })),
    blended: group('blended').flatMap(({ wire }) => (wire.paths.length > 0 ? [wire] : [])),
    placeholders: group('placeholders').map(({ wire }) => wire),
    macros: group('macros').map(({ wire }) => wire),
  }
}
