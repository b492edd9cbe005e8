import { z } from 'zod'
import type { LngLat } from '../../values/geo'
import { type RouterProblem, WAITS } from './router'

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

/** What became of a day that says all by its code. */
const PLAIN_OUTCOMES = [
  'no_stops',
  'no_places',
  'day_not_over',
  'too_few_places',
  ...WAITS,
  /** The placeholder was taken off the campaign, or deleted, before its day came. */
  'off_campaign',
] as const

/** What became of a day as it is kept and told: the outcome without the route. */
export const dayResult = z.discriminatedUnion('code', [
  z.object({ code: z.literal('made'), retries: z.number().int() }),
  z.object({
    code: z.literal('no_route_within'),
    retries: z.number().int(),
    minMiles: z.number(),
    maxMiles: z.number(),
  }),
  z.object({ code: z.literal('empty_group'), group: z.string() }),
  z.object({ code: z.literal('too_many_places'), most: z.number().int() }),
  z.object({ code: z.literal('refused'), message: z.string() }),
  /** The address of the place that the problem is with, where it is known. */
  z.object({ code: z.enum(['too_far', 'unreachable']), address: z.string().optional() }),
  z.object({ code: z.enum(PLAIN_OUTCOMES) }),
])

export type DayResult = z.output<typeof dayResult>

/**
 * What is kept of an outcome: without the route, which is stored as a path, and with the address of a problem's place,
 * as `addressAt` knows it.
 */
export function dayResultOf(
  outcome: DayOutcome,
  addressAt: (place: LngLat) => string | undefined,
): DayResult {
  switch (outcome.code) {
    case 'made':
      return { code: outcome.code, retries: outcome.retries }
    case 'no_route_within': {
      const { code, retries, minMiles, maxMiles } = outcome
      return { code, retries, minMiles, maxMiles }
    }
    case 'empty_group':
      return { code: outcome.code, group: outcome.group }
    case 'too_many_places':
      return { code: outcome.code, most: outcome.most }
    case 'refused':
      return { code: outcome.code, message: outcome.message }
    case 'too_far':
    case 'unreachable': {
      const address = outcome.at && addressAt(outcome.at)
      return { code: outcome.code, ...(address !== undefined && { address }) }
    }
    default:
      return { code: outcome.code }
  }
}
