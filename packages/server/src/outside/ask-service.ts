import type { ServiceProblem } from '@product/sdk/nouns/placeholders'

export interface ServiceCall {
  fetch: typeof fetch
  /** How long an answer is waited for, each time. */
  timeoutMs?: number
  /** Waits before a call is made again; only tests give their own. */
  pause?: (ms: number) => Promise<void>
}

export interface ServiceAnswer {
  status: number
  headers: Headers
  /** Undefined where the answer is no JSON. */
  body: unknown
}

const TIMEOUT_MS = 20_000
/** Before the second and the third time. */
const PAUSES_MS = [500, 2000]

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/**
 * Asks an outside service a question that may be asked twice. One that does not answer, or has a fault of its own, is
 * asked three times in all and is `down` after that.
 */
export async function askService(
  url: string,
  init: RequestInit,
  { fetch, timeoutMs = TIMEOUT_MS, pause = wait }: ServiceCall,
): Promise<ServiceAnswer | Extract<ServiceProblem, { code: 'down' }>> {
  for (const ms of [...PAUSES_MS, undefined]) {
    const answer = await askOnce(url, init, fetch, timeoutMs)
    if (answer && answer.status < 500) return answer
    if (ms !== undefined) await pause(ms)
  }
  return { code: 'down' }
}

async function askOnce(
  url: string,
  init: RequestInit,
  fetch: ServiceCall['fetch'],
  timeoutMs: number,
): Promise<ServiceAnswer | undefined> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, { ...init, redirect: 'manual', signal })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: asJson(text) }
  } catch {
    return undefined
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
