import type { LngLat } from '../../values/geo'

/** A way along roads, through all places asked for. */
export interface Way {
  miles: number
  /** Of a truck in ordinary traffic. */
  seconds: number
  /** Encoded at precision 5: from where the first place meets the road to where the last one does. */
  polyline: string
}

/** What an outside service, if one is asked, has to say instead of an answer. */
export type ServiceProblem =
  /** The service takes no more until then; milliseconds since 1970 UTC, where it said so. */
  | { code: 'quota_day' | 'quota_minute'; resetAt?: number }
  /** No connection, no answer in time, or a fault over there. */
  | { code: 'down' }
  /** It answered what can't be an answer. */
  | { code: 'unreadable' }
  /** It said no, for instance to the key, and will say so again. */
  | { code: 'refused'; message: string }

/** Why there is no way. `place` counts the places asked for from 0. */
export type RouterProblem =
  /** The place lies too far from any road. */
  | { code: 'too_far'; place?: number }
  /** No road leads from the place before to this one. */
  | { code: 'unreachable'; place?: number }
  | { code: 'too_few_places' }
  | { code: 'too_many_places'; most: number }
  | ServiceProblem

export type WayAnswer = { ok: true; way: Way } | { ok: false; problem: RouterProblem }

/** How many ways may still be asked for. */
export type RouterCredits =
  | { kind: 'unlimited' }
  /** Nothing was asked since the server started, or the service does not tell. */
  | { kind: 'unknown' }
  /** As the last answer had it; `seenAt` and `resetAt` are milliseconds since 1970 UTC. */
  | { kind: 'seen'; left: number; limit?: number; resetAt?: number; seenAt: number }

/** Whatever finds ways along roads. It answers problems and does not reject. Source: domain facts, 3. */
export interface Router {
  provider: 'bundled' | 'openrouteservice' | 'osrm'
  /** The way through all places in their order, two at least. */
  route(places: readonly LngLat[]): Promise<WayAnswer>
  /** Known without asking. */
  credits(): RouterCredits
}

/** Problems of a service that pass, so that whoever asks waits for them. */
export const WAITS = ['quota_day', 'quota_minute', 'down', 'unreadable'] as const

export type PassingProblem = Extract<ServiceProblem, { code: (typeof WAITS)[number] }>

/**
 * Whether the same question may have an answer later: then it is the time to wait, not the place to give up. What is
 * left are problems of the places themselves.
 */
export const isPassing = (problem: { code: string }): problem is PassingProblem =>
  WAITS.some(wait => wait === problem.code)
