import { campaignDay } from '../../values/campaign-day'
import type { Instant } from '../../values/instant'
import { losAngelesDay } from '../../values/los-angeles-day'
import { type Day, DAY_MS, daysBetween, dayStartMs } from '../../values/utc-day'

/** A date picked as a start, as it is sent: UTC start of that day. Spec: operations, 9. */
export const startOfCampaignDay = (day: Day): string => `${day}T00:00:00.000Z`

/** A date picked as an end, as it is sent: UTC end of that day. Spec: operations, 9. */
export const endOfCampaignDay = (day: Day): string => new Date(dayStartMs(day) + DAY_MS - 1).toISOString()

interface Span {
  start_date: Instant
  end_date: Instant
}

export type CampaignList = 'active' | 'in_production' | 'expired'

/**
 * The list that a campaign is in: in production before its first day, expired after its last, else active. Days are
 * those of `campaignDay` against today in Los Angeles. Spec: operations, 4.
 */
export function campaignList({ start_date, end_date }: Span, now: Instant): CampaignList {
  const today = losAngelesDay(now)
  if (campaignDay(start_date) > today) return 'in_production'
  return campaignDay(end_date) < today ? 'expired' : 'active'
}

/**
 * Whole days since the first day and until the last, seen from today in Los Angeles; 0 on that day itself, and never
 * below. Spec: operations, 2.
 */
export function campaignDays(
  { start_date, end_date }: Span,
  now: Instant,
): { elapsed: number; remaining: number } {
  const today = losAngelesDay(now)
  return {
    elapsed: Math.max(0, daysBetween(campaignDay(start_date), today)),
    remaining: Math.max(0, daysBetween(today, campaignDay(end_date))),
  }
}

/**
 * From when a vehicle that joins a campaign is tracked, as it is offered: today while the campaign runs, so that no route
 * from before it carried the advertisement counts, else with the campaign. Undefined while that has no dates.
 */
export function newTrackingStart(
  campaign: { start_date: string; end_date: string },
  today: Day,
): string | undefined {
  if (campaign.start_date === '' || campaign.end_date === '') return undefined
  const isRunning = campaignDay(campaign.start_date) <= today && today <= campaignDay(campaign.end_date)
  return isRunning ? startOfCampaignDay(today) : campaign.start_date
}
