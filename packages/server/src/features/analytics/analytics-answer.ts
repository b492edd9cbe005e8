import { campaignFactor, type ImpressionRules } from '@product/sdk/nouns/driving'
import { blend, type CampaignVehicle } from '@product/sdk/nouns/campaigns'
import { countedPath } from '../../nouns/campaigns/counted-path'
import { byVehicle, type FoundDay, type FoundPath } from '../../nouns/campaigns/campaign-path-store'

const entryOf = (day: FoundDay, vehicle: CampaignVehicle, campaignId: number, rules: ImpressionRules) => ({
  campaignId,
  date: day.utcDay,
  distance: day.miles,
  // All paths of a day share its factor, so the day's sum takes it once.
  impressions: day.base * campaignFactor(campaignId, day.utcDay, rules) + day.given,
  provenance: day.fills ? ('macro' as const) : vehicle.provenance,
  capped: day.capped,
  estimated: day.estimated > 0,
})

/** Days per vehicle of a campaign, blended like the routes. */
export function daysByVehicle(vehicles: readonly CampaignVehicle[], days: readonly FoundDay[]): FoundDay[][] {
  return byVehicle(days, vehicles.length).map(({ own, fill }) => blend(own, fill))
}

/** Miles and impressions of a campaign in the four groups of the documents. */
export function analyticsAnswer(
  vehicles: readonly CampaignVehicle[],
  days: readonly FoundDay[],
  paths: readonly FoundPath[],
  campaignId: number,
  rules: ImpressionRules,
) {
  const dayLists = daysByVehicle(vehicles, days)
  const pathLists = byVehicle(paths, vehicles.length)
  const counted = vehicles.map((vehicle, index) => {
    const { own, fill } = pathLists[index] ?? { own: [], fill: [] }
    const analytics = (dayLists[index] ?? []).map(day => entryOf(day, vehicle, campaignId, rules))
    const listed = blend(own, fill).map(path => countedPath(path, campaignId, rules))
    return { vehicle, wire: { id: vehicle.id, display_name: vehicle.displayName, analytics, paths: listed } }
  })
  const group = (name: CampaignVehicle['group']) => counted.filter(({ vehicle }) => vehicle.group === name)
  return {
    trucks: group('trucks').map(({ vehicle, wire }) => ({ ...wire, imei: vehicle.imei })),
    blended: group('blended').flatMap(({ wire }) => (wire.analytics.length > 0 ? [wire] : [])),
    placeholders: group('placeholders').map(({ wire }) => wire),
    macros: group('macros').map(({ wire }) => wire),
  }
}
