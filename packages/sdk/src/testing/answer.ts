import type { z } from 'zod'
import { API_ERROR_STATUS, type ApiErrorBody, type ApiErrorCode } from '../contract/api-error'
import type { Endpoint, Method } from '../contract/endpoint'

/** What a call is answered with in a story or a test; any way of faking `fetch` can send it. */
export interface CannedAnswer {
  method: Method
  /** As the contract spells it, parameters in braces. */
  path: string
  /** `pending`: no answer ever comes, for what is seen while waiting. */
  status: number | 'pending' | 'network'
  body?: unknown
}

/**
 * One answer of one endpoint. Throws where the body does not fit the contract, so a story can't show what the server
 * never sends.
 */
export function answer<E extends Endpoint>(endpoint: E, body: z.input<E['answer']>): CannedAnswer {
  const fits = endpoint.answer.safeParse(body)
  if (!fits.success) {
    throw new Error(`${endpoint.method} ${endpoint.path} never answers this: ${fits.error.message}`)
  }
  return { method: endpoint.method, path: endpoint.path, status: 200, body }
}

/** An error of the closed set; for `invalid`, the issues by field. */
export function refusal(
  { method, path }: Endpoint,
  code: Exclude<ApiErrorCode, 'network' | 'unexpected_answer'>,
  message: string,
  issues?: Record<string, string>,
): CannedAnswer {
  const body: ApiErrorBody = { message, code, ...(issues && { issues }) }
  return { method, path, status: API_ERROR_STATUS[code], body }
}

/** A stale edit that is refused with what is stored. Throws where that does not fit the contract. */
export function overtaken<E extends Endpoint & { stored: z.ZodType }>(
  endpoint: E,
  stored: z.input<E['stored']>,
): CannedAnswer {
  const fits = endpoint.stored.safeParse(stored)
  if (!fits.success) {
    throw new Error(`${endpoint.method} ${endpoint.path} never holds this: ${fits.error.message}`)
  }
  const message = 'This was changed by someone else in the meantime.'
  const body: ApiErrorBody = { message, code: 'conflict', stored }
  return { method: endpoint.method, path: endpoint.path, status: API_ERROR_STATUS.conflict, body }
}

/** The answer never comes. */
export const pending = ({ method, path }: Endpoint): CannedAnswer => ({ method, path, status: 'pending' })

/** The server can't be reached. */
export const unreachable = ({ method, path }: Endpoint): CannedAnswer => ({ method, path, status: 'network' })
