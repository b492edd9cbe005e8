import type { LngLat } from '../../values/geo'
import type { RouterProblem } from './router'

/** A placeholder's route on one day, as it is stored. */
export interface GeneratedRoute {
  /** Milliseconds since 1970 UTC. */
  startedAt: number
  endedAt: number
  miles: number
  polyline: string
  impressions: number
  ruleVersion: number
}

/** What became of a placeholder's route on one day. Source: decisions, "Placeholder route generation". */
export type DayOutcome =
  | { code: 'made'; retries: number; route: GeneratedRoute }
  | { code: 'no_route_within'; retries: number; minMiles: number; maxMiles: number }
  /** The placeholder has no stops, or its groups have no places. */
  | { code: 'no_stops' | 'no_places' }
  /** A group with a weight has no place that a road leads to. */
  | { code: 'empty_group'; group: string }
  /** The drive would end after now. */
  | { code: 'day_not_over' }
  /** `at` is the place that the problem is with. */
  | (RouterProblem & { at?: LngLat })

const range = (low: number, high: number) =>
  low === high
    ? low.toLocaleString('en-US')
    : `${low.toLocaleString('en-US')} to ${high.toLocaleString('en-US')}`

/** What became of a day, in English: `kept`, `retried 3 times`, `no route within 40 to 60 miles`. */
export function dayOutcomeText(outcome: DayOutcome): string {
  switch (outcome.code) {
    case 'made':
      if (outcome.retries === 0) return 'kept'
      return outcome.retries === 1 ? 'retried once' : `retried ${outcome.retries} times`
    case 'no_route_within':
      return `no route within ${range(outcome.minMiles, outcome.maxMiles)} miles`
    case 'empty_group':
      return `no place of the group ${outcome.group} can be reached`
    case 'too_many_places':
      return `more than ${outcome.most} places on one route`
    case 'refused':
      return outcome.message === ''
        ? 'refused by the routing service'
        : `refused by the routing service: ${outcome.message}`
    default:
      return TEXTS[outcome.code]
  }
}

const TEXTS = {
  no_stops: 'no stops asked for',
  no_places: 'no waypoint to go to',
  day_not_over: 'the day is not over',
  too_far: 'a place lies too far from any road',
  unreachable: 'no road leads to a place',
  too_few_places: 'no waypoint to go to',
  quota_day: 'the credits of the day are used up',
  quota_minute: 'too many routes in one minute',
  down: 'the routing service does not answer',
  unreadable: 'the routing service answered what can’t be read',
} as const
