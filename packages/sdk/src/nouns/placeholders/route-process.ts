import { z } from 'zod'
import { id } from '../../contract/id-param'
import { dayResult } from './day-outcome'
import { WAITS } from './router'

export const ROUTE_PROCESS_STATES = ['running', 'finished', 'cancelled'] as const

/** One generation of routes: of a campaign's placeholders, on the days of a range. */
export const routeProcess = z.object({
  route_process_id: id<'route_process'>(),
  campaign_id: id<'campaign'>(),
  campaign_name: z.string(),
  start: z.string(),
  /** Not included. */
  end: z.string(),
  status: z.enum(ROUTE_PROCESS_STATES),
  started_at: z.string(),
  started_by: z.string(),
  ended_at: z.string().nullable(),
  /** What it waits for until it is tried again. */
  waiting_for: z.enum(WAITS).nullable(),
  resumes_at: z.string().nullable(),
  /** Days of all placeholders together. */
  total: z.number().int(),
  done: z.number().int(),
  /** Of those done, the days without a route. */
  failed: z.number().int(),
})

export type RouteProcess = z.output<typeof routeProcess>

/** What became of one placeholder's day. */
export const routeProcessDay = z.object({
  placeholder_id: id<'placeholder'>(),
  placeholder_name: z.string(),
  day: z.string(),
  /** Null while it is to be done. */
  outcome: dayResult.nullable(),
  /** Addresses that could not be placed, and how many more there are than named. */
  unplaced: z.object({ names: z.array(z.string()), more: z.number().int() }).nullable(),
})

export type RouteProcessDay = z.output<typeof routeProcessDay>

export const routingCredits = z.object({
  provider: z.enum(['bundled', 'openrouteservice', 'osrm']),
  kind: z.enum(['unlimited', 'unknown', 'seen']),
  left: z.number().nullable(),
  limit: z.number().nullable(),
  reset_at: z.string().nullable(),
  seen_at: z.string().nullable(),
})

export type RoutingCredits = z.output<typeof routingCredits>

/** What the server tells of generations of routes, to those of `BACKDATE_ROLES`. */
export interface RouteEvents {
  /** How far one is; `day` is what was just done, absent where it began, waits or ended. */
  routeProgress(event: { process: RouteProcess; day?: RouteProcessDay }): void
}
