import { campaignDay } from '../../values/campaign-day'
import { shownDayText } from '../../values/utc-day'
import { type Assignment, type CampaignTruck, vehicleName } from './campaign-truck'

/** From the first to the last day, both included; instants. */
export interface Span {
  from: string
  to: string
}

interface CampaignSpan {
  start_date: string
  end_date: string
}

/** When a vehicle is tracked: a blank start or end is the campaign's. */
export const trackedSpan = (
  truck: Pick<CampaignTruck, 'tracking_start' | 'tracking_end'>,
  campaign: CampaignSpan,
): Span => ({
  from: truck.tracking_start ?? campaign.start_date,
  to: truck.tracking_end ?? campaign.end_date,
})

/** Whether the two share a calendar day. */
const overlap = (one: Span, other: Span): boolean =>
  campaignDay(one.from) <= campaignDay(other.to) && campaignDay(other.from) <= campaignDay(one.to)

/** The campaigns on which a truck is at the same time. */
export const overlapping = (span: Span, others: readonly Assignment[]): Assignment[] =>
  others.filter(other => overlap(span, other))

const spanText = ({ from, to }: Span): string =>
  `${shownDayText(campaignDay(from))} to ${shownDayText(campaignDay(to))}`

/** Spec is silent on the text; it names the other campaign and when. */
export const overlapText = (name: string, other: Assignment): string =>
  `${name} is also on campaign ${other.campaign_name} from ${spanText(other)}.`

export interface OverlapWarning {
  truck_campaign_id: number
  text: string
}

/**
 * A warning for each truck that is at the same time on another campaign, or twice on this one. A warning stops
 * nothing. A macro may drive for several campaigns, so it is never warned of.
 */
export function overlapWarnings(
  trucks: readonly CampaignTruck[],
  campaign: CampaignSpan & { name: string },
): OverlapWarning[] {
  const byTruck = new Map<number, CampaignTruck[]>()
  for (const truck of trucks) {
    if (truck.truck_id !== null) byTruck.set(truck.truck_id, [...(byTruck.get(truck.truck_id) ?? []), truck])
  }
  return trucks.flatMap(truck => {
    if (truck.truck_id === null) return []
    const span = trackedSpan(truck, campaign)
    const elsewhere = overlapping(span, truck.other_campaigns).map(other =>
      overlapText(vehicleName(truck), other),
    )
    const again = (byTruck.get(truck.truck_id) ?? [])
      .filter(other => other !== truck && overlap(span, trackedSpan(other, campaign)))
      .map(
        other =>
          `${vehicleName(truck)} is on this campaign twice: also from ${spanText(trackedSpan(other, campaign))}.`,
      )
    return [...elsewhere, ...again].map(text => ({ truck_campaign_id: truck.truck_campaign_id, text }))
  })
}
