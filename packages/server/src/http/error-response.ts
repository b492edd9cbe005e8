import { ApiError, type ApiErrorBody } from '@product/sdk/contract'
import type { Context } from 'hono'
import { Conflict } from '../contract/refusals'
import { isDatabaseGone } from '../db/database-gone'
import { isNoRoom } from '../db/no-room'
import { isOvertaken } from '../db/overtaken'
import { isUnstorableText } from '../db/unstorable-text'
import { QueueFull } from '../values/in-turn'

/** Nobody can be served for the moment; `cause` stays on the server. */
export const databaseGone = (cause: unknown): ApiError =>
  new ApiError('unavailable', 'The database does not answer. Please try again in a moment.', {
    retryAfter: 5,
    cause,
  })

/** Nothing can be stored until somebody makes room. */
export const noRoom = (cause?: unknown): ApiError =>
  new ApiError(
    'unavailable',
    'The disk is full: nothing can be saved for the moment. Nothing that was saved is lost.',
    {
      retryAfter: 30,
      cause,
    },
  )

/** Anything thrown, as what goes out. What isn't an ApiError is a fault of ours: no detail leaves the server. */
export function asApiError(error: unknown, requestId: string): ApiError {
  if (error instanceof ApiError) return error
  if (isUnstorableText(error)) {
    return new ApiError('malformed', 'The request holds a character that no text may hold.', { cause: error })
  }
  if (isDatabaseGone(error)) return databaseGone(error)
  if (isNoRoom(error)) return noRoom(error)
  if (error instanceof QueueFull) {
    return new ApiError('unavailable', 'Too much is asked for at once. Please try again in a moment.', {
      retryAfter: 2,
    })
  }
  if (isOvertaken(error)) {
    return new Conflict('Someone else changed something that belongs to this. Please try again.')
  }
  return new ApiError(
    'server',
    `Something went wrong on our side. Please try again. (Request ${requestId})`,
    {
      requestId,
      cause: error,
    },
  )
}

/** The only place that turns an error into a status and a body. `foreignWire`: the body names the status, too. */
export function errorResponse(context: Context, error: ApiError, foreignWire = false): Response {
  const body: ApiErrorBody & { status?: number } = {
    message: error.message,
    code: error.code,
    ...(foreignWire && { status: error.status }),
    ...(Object.keys(error.issues).length > 0 && { issues: error.issues }),
    ...(error.requestId !== undefined && { request_id: error.requestId }),
    ...(error.stored !== undefined && { stored: error.stored }),
  }
  const headers: Record<string, string> = { 'cache-control': 'no-store' }
  if (error.retryAfter !== undefined) headers['retry-after'] = String(error.retryAfter)
  return context.newResponse(JSON.stringify(body), {
    // The closed set of codes has only statuses that carry a body.
    status: error.status as 400,
    headers: { ...headers, 'content-type': 'application/json' },
  })
}
