import type { AnalyticsEntry, PathTotals, Provenance } from '@product/sdk/nouns/driving'
import { groupVehicles, type Vehicle } from '@product/sdk/nouns/campaigns'
import { addDays } from '@product/sdk/values'
import { steadyNumbers } from '../../campaign/story-routes'

/** Made-up days of a campaign, the same every time. For stories only. */

const FIRST_DAY = '2020-04-01'

function entries(number: () => number, provenance: Provenance, days: number): AnalyticsEntry[] {
  return Array.from({ length: days }, (_, index) => {
    const distance = (30 + 70 * number()) * (0.7 + (0.6 * index) / days)
    return {
      campaignId: 71,
      date: addDays(FIRST_DAY, index),
      distance,
      impressions: 300 + 270 * distance,
      provenance,
      capped: number() < 0.02 ? 1 : 0,
      estimated: true,
    }
  }).filter(() => number() > 0.15)
}

/** So many days of two trucks, a blended one, a Rep Route and a macro, as the analytics call answers them. */
export function storyAnalytics(days = 56) {
  const number = steadyNumbers(days)
  const vehicle = (id: number, display_name: string, ...known: Provenance[]) => ({
    id,
    display_name,
    paths: [],
    analytics: known.flatMap(provenance => entries(number, provenance, days)),
  })
  return {
    trucks: [
      { imei: null, ...vehicle(1, 'Sunset Movers', 'measured') },
      { imei: null, ...vehicle(2, 'Big Blue 26 ft', 'measured') },
    ],
    blended: [vehicle(101, 'Valley Courier', 'measured', 'macro')],
    placeholders: [vehicle(201, 'Westside loop', 'rep_route')],
    macros: [vehicle(301, 'Downtown macro', 'macro')],
  }
}

export const NO_ANALYTICS = { trucks: [], blended: [], placeholders: [], macros: [] }

export const storyDays = (days?: number): Vehicle<PathTotals>[] => groupVehicles(storyAnalytics(days))
