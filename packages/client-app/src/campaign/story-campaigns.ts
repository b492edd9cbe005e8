import { DAY_MS } from '@product/sdk/values'
import type { CampaignSummary } from './campaign-context'

/** The end of the UTC day that is so many days away: cards count from today. */
const endsIn = (days: number): string => {
  const day = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
  return `${day}T23:59:59.999Z`
}

const aSummary = (over: Partial<CampaignSummary>): CampaignSummary => ({
  id: 71,
  name: 'Summer Tour Los Angeles',
  start_date: '2026-05-05T00:00:00.000Z',
  end_date: endsIn(42),
  csv_report_enabled: true,
  truckCount: 12,
  ...over,
})

/** Campaigns for stories: usual, nearly over, over, and with names that try the card. */
export const storyCampaigns: readonly CampaignSummary[] = [
  aSummary({}),
  aSummary({ id: 72, name: 'New York Ferries', end_date: endsIn(1), truckCount: 1 }),
  aSummary({ id: 73, name: 'Bay Lights', end_date: endsIn(-20), truckCount: 0 }),
  aSummary({ id: 74, name: 'A campaign <b>whose name</b> goes on and on, as nobody stopped it in time 🚚' }),
  aSummary({ id: 75, name: 'حملة دبي الصيفية' }),
]

/** More than anybody looks through without the filter. */
export const manyCampaigns: readonly CampaignSummary[] = Array.from({ length: 300 }, (_, at) =>
  aSummary({ id: 1000 + at, name: `Campaign ${at + 1}` }),
)
