import type { RouterCredits, ServiceProblem } from '@product/sdk/nouns/placeholders'
import { z } from 'zod'
import { askService, type ServiceAnswer, type ServiceCall } from './ask-service'

export const ORS_URL = 'https://api.openrouteservice.org'

export interface OrsAccount extends ServiceCall {
  /** Undefined: an own server that asks for none. */
  apiKey: string | undefined
  /** Origin and path, without a slash at the end. */
  url: string
  /** Milliseconds since 1970 UTC. */
  now(): number
}

/** The limit of a minute is one of the last sixty seconds. */
const MINUTE_MS = 60_000

const refusal = z.object({
  error: z.union([z.string(), z.object({ code: z.number().optional(), message: z.string().default('') })]),
})

/** What the service said instead of an answer: its number of the error, where it has one, and its words. */
export interface OrsRefusal {
  orsCode: number | undefined
  message: string
}

export interface OrsService {
  get(path: string): Promise<ServiceAnswer | ServiceProblem | OrsRefusal>
  post(path: string, body: unknown): Promise<ServiceAnswer | ServiceProblem | OrsRefusal>
  credits(): RouterCredits
}

/** Absent and unreadable headers are undefined. */
function numberIn(headers: Headers, name: string): number | undefined {
  const text = headers.get(name)
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) && value >= 0 ? value : undefined
}

/**
 * OpenRouteService: the key goes bare in its header; 403 is an exhausted day, 429 an exhausted minute, and the headers
 * tell of the day. After the day is exhausted it is left alone until it said it begins anew. Source: domain facts, 3.
 */
export function orsService(account: OrsAccount): OrsService {
  const { apiKey, url, now } = account
  let credits: RouterCredits = { kind: 'unknown' }
  let exhaustedUntil = 0

  function look(headers: Headers): number | undefined {
    const left = numberIn(headers, 'x-ratelimit-remaining')
    const limit = numberIn(headers, 'x-ratelimit-limit')
    const seconds = numberIn(headers, 'x-ratelimit-reset')
    const resetAt = seconds === undefined ? undefined : seconds * 1000
    if (left !== undefined) {
      credits = {
        kind: 'seen',
        left,
        ...(limit !== undefined && { limit }),
        ...(resetAt !== undefined && { resetAt }),
        seenAt: now(),
      }
    }
    return resetAt
  }

  async function ask(path: string, init: RequestInit): Promise<ServiceAnswer | ServiceProblem | OrsRefusal> {
    if (now() < exhaustedUntil) return { code: 'quota_day', resetAt: exhaustedUntil }
    const headers = { accept: 'application/json', ...(apiKey !== undefined && { authorization: apiKey }) }
    const answer = await askService(
      `${url}${path}`,
      { ...init, headers: { ...headers, ...init.headers } },
      account,
    )
    if ('code' in answer) return answer
    const resetAt = look(answer.headers)
    if (answer.status === 200) return answer
    const { data } = refusal.safeParse(answer.body)
    const said = typeof data?.error === 'string' ? { message: data.error, code: undefined } : data?.error
    if (answer.status === 429) {
      const seconds = numberIn(answer.headers, 'retry-after')
      return {
        code: 'quota_minute',
        resetAt: now() + (seconds === undefined ? MINUTE_MS : seconds * 1000),
      }
    }
    // A key that is none is answered with 403 as well.
    if (answer.status === 403 && !/disallowed|key/i.test(said?.message ?? '')) {
      if (resetAt !== undefined) exhaustedUntil = resetAt
      return { code: 'quota_day', ...(resetAt !== undefined && { resetAt }) }
    }
    if (!said) return { code: 'unreadable' }
    return { orsCode: said.code, message: said.message }
  }

  return {
    get: path => ask(path, { method: 'GET' }),
    post: (path, body) =>
      ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    credits: () => credits,
  }
}
