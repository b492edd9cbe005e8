import { api } from '@product/sdk/api'
import type { RouteProcess, RouteProcessDay, RoutingCredits } from '@product/sdk/nouns/placeholders'
import { answer } from '@product/sdk/testing'

/** An hour in which routes may be started: twenty past ten in Los Angeles. */
export const OPEN = Date.parse('2026-05-20T17:20:00.000Z')
/** Seven minutes past ten. */
export const LOCKED = Date.parse('2026-05-20T17:07:00.000Z')

export const aProcess = (over: Partial<RouteProcess> = {}): RouteProcess => ({
  route_process_id: 4,
  campaign_id: 71,
  campaign_name: 'Los Angeles Summer Tour',
  start: '2026-05-01',
  end: '2026-05-11',
  status: 'running',
  started_at: '2026-05-20T17:16:00.000Z',
  started_by: 'Ann Miller',
  ended_at: null,
  waiting_for: null,
  resumes_at: null,
  total: 30,
  done: 11,
  failed: 1,
  ...over,
})

export const aProcessDay = (over: Partial<RouteProcessDay> = {}): RouteProcessDay => ({
  placeholder_id: 9,
  placeholder_name: 'Downtown loop',
  day: '2026-05-01',
  outcome: { code: 'made', retries: 0 },
  unplaced: null,
  ...over,
})

const TRUCKS = [
  { placeholder_id: 9, placeholder_name: 'Downtown loop' },
  { placeholder_id: 10, placeholder_name: 'Harbor relief loop that stands in for whoever has no receiver' },
  { placeholder_id: 11, placeholder_name: 'Valley' },
]

const OTHER_OUTCOMES: Readonly<Record<string, Partial<RouteProcessDay>>> = {
  '9 2026-05-03': { outcome: { code: 'made', retries: 3 } },
  '9 2026-05-04': {
    outcome: { code: 'made', retries: 1 },
    unplaced: { names: ['00000', '1 Yonge St, Toronto', '99999'], more: 2 },
  },
  '10 2026-05-02': { outcome: { code: 'no_route_within', retries: 20, minMiles: 40, maxMiles: 60 } },
  '10 2026-05-05': { outcome: { code: 'empty_group', group: 'Airports' } },
}

/** Days of three placeholders; the first `done` of them are done. */
export const processDays = (done = 30): RouteProcessDay[] =>
  TRUCKS.flatMap((truck, at) =>
    Array.from({ length: 10 }, (_, index) => {
      const day = `2026-05-${String(index + 1).padStart(2, '0')}`
      const isDone = index * TRUCKS.length + at < done
      const over = OTHER_OUTCOMES[`${truck.placeholder_id} ${day}`]
      return aProcessDay({ ...truck, day, ...(isDone ? over : { outcome: null }) })
    }),
  )

const campaign = (campaign_id: number, name: string) => ({
  campaign_id,
  name,
  campaign_name: name,
  user_id: 12,
  client_name: 'Acme Soda',
  start_date: '2026-05-01T00:00:00.000Z',
  end_date: '2026-07-31T23:59:59.999Z',
})

export const UNLIMITED: RoutingCredits = {
  provider: 'bundled',
  kind: 'unlimited',
  left: null,
  limit: null,
  reset_at: null,
  seen_at: null,
}

interface Shown {
  processes?: RouteProcess[]
  days?: RouteProcessDay[]
  credits?: RoutingCredits
}

export const backdateAnswers = ({
  processes = [],
  days = processDays(),
  credits = UNLIMITED,
}: Shown = {}) => [
  answer(api.openCampaigns, {
    active_campaigns: [campaign(72, 'Bay Bikes Spring'), campaign(71, 'Los Angeles Summer Tour')],
    in_production_campaigns: [campaign(73, 'Autumn Leaves')],
  }),
  answer(api.routeProcesses, { processes }),
  answer(api.routeProcessDays, { days }),
  answer(api.routingCredits, credits),
]
