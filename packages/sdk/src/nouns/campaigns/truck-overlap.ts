import { campaignDay } from '../../values/campaign-day'
import { groupBy } from '../../values/group-by'
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

/** The same as calendar days. */
const daysOf = ({ from, to }: Span): Span => ({ from: campaignDay(from), to: campaignDay(to) })

/** Whether two spans of days share one. */
const meet = (one: Span, other: Span): boolean => one.from <= other.to && other.from <= one.to

/** The campaigns on which a truck is at the same time. */
export function overlapping(span: Span, others: readonly Assignment[]): Assignment[] {
  const days = daysOf(span)
  return others.filter(other => meet(days, daysOf(other)))
}

const spanText = ({ from, to }: Span): string => `${shownDayText(from)} to ${shownDayText(to)}`

/** Spec is silent on the text; it names the other campaign and when. */
export const overlapText = (name: string, other: Assignment): string =>
  `${name} is also on campaign ${other.campaign_name} from ${spanText(daysOf(other))}.`

export interface OverlapWarning {
  truck_campaign_id: number
  text: string
}

/**
 * A warning for each other campaign on which a truck is at the same time, and one where it is on this campaign again. A
 * warning stops nothing. A macro may drive for several campaigns, so it is never warned of.
 */
export function overlapWarnings(
  trucks: readonly CampaignTruck[],
  campaign: CampaignSpan & { name: string },
): OverlapWarning[] {
  const real = trucks.filter(({ truck_id }) => truck_id !== null)
  const days = new Map(real.map(truck => [truck, daysOf(trackedSpan(truck, campaign))]))
  const byTruck = groupBy(days, ([{ truck_id }]) => truck_id)
  return [...days].flatMap(([truck, own]) => {
    const elsewhere = overlapping(trackedSpan(truck, campaign), truck.other_campaigns).map(other =>
      overlapText(vehicleName(truck), other),
    )
    const again = byTruck.get(truck.truck_id)?.find(([other, its]) => other !== truck && meet(own, its))
    const twice = again && `${vehicleName(truck)} is on this campaign twice: also from ${spanText(again[1])}.`
    return [...elsewhere, ...(twice ? [twice] : [])].map(text => ({
      truck_campaign_id: truck.truck_campaign_id,
      text,
    }))
  })
}
