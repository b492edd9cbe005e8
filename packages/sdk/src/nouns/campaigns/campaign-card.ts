import { campaignDay } from '../../values/campaign-day'
import { pluralText } from '../../values/count-text'
import type { CampaignId } from '../../values/ids'
import { readInstant } from '../../values/instant'
import { losAngelesDay } from '../../values/los-angeles-day'
import { ordinalDate } from '../../values/ordinal-date'
import { type Day, daysBetween } from '../../values/utc-day'

/** Spec: client dashboard, 2. */
export const CAMPAIGN_CARD_TEXTS = {
  none: 'No Campaign Found',
  active: 'Active',
  loading: 'Loading Campaign...',
} as const

/** How long the filter waits for the next letter. Spec: client dashboard, 2. */
export const CAMPAIGN_FILTER_PAUSE_MS = 2000

/** A campaign as its client's list answers it. */
export interface ClientCampaign {
  id: CampaignId
  name: string
  /** UTC instants. */
  start_date: string
  end_date: string
  csv_report_enabled: boolean
}

export interface CampaignCard {
  id: CampaignId
  name: string
  /** `5th May 2020 – 4th June 2020`. */
  dates: string
  status: string
  /** `1 day`, `12 days`. */
  daysRemaining: string
  /** `1 truck`, `12 trucks`. */
  trucks: string
}

/** The card of a campaign at an instant (ms); its dates are those of `campaignDay`. */
export const campaignCard = (campaign: ClientCampaign, trucks: number, now: number): CampaignCard => ({
  id: campaign.id,
  name: campaign.name,
  dates: dateRangeText(campaign),
  status: CAMPAIGN_CARD_TEXTS.active,
  daysRemaining: pluralText(daysRemaining(campaign, now), 'day', 'days'),
  trucks: pluralText(trucks, 'truck', 'trucks'),
})

/** `5th May 2020 – 4th June 2020`; a date that is missing or broken shows as a dash. */
export function dateRangeText({
  start_date,
  end_date,
}: Pick<ClientCampaign, 'start_date' | 'end_date'>): string {
  const [start, end] = [start_date, end_date].map(date => dayOf(date))
  return `${start ? ordinalDate(start) : '—'} – ${end ? ordinalDate(end) : '—'}`
}

/**
 * Whole days from today in Los Angeles to the last day of the campaign: 0 on that day and ever after, and where the
 * end is unknown.
 */
export function daysRemaining({ end_date }: Pick<ClientCampaign, 'end_date'>, now: number): number {
  const end = dayOf(end_date)
  return end ? Math.max(0, daysBetween(losAngelesDay(now), end)) : 0
}

/** A campaign of one day has no card. Spec: client dashboard, 2. */
export function isCardHidden({
  start_date,
  end_date,
}: Pick<ClientCampaign, 'start_date' | 'end_date'>): boolean {
  const start = dayOf(start_date)
  return start !== undefined && start === dayOf(end_date)
}

/** The campaigns that have a card and whose name contains the text, in any case; all for blank text. */
export function filterCampaigns<Campaign extends ClientCampaign>(
  campaigns: readonly Campaign[],
  text: string,
): Campaign[] {
  const sought = text.trim().toLowerCase()
  return campaigns.filter(campaign => !isCardHidden(campaign) && campaign.name.toLowerCase().includes(sought))
}

function dayOf(date: string): Day | undefined {
  const ms = readInstant(date)
  return ms === undefined ? undefined : campaignDay(ms)
}
