import { ApiError } from '@product/sdk/client'
import { HttpError } from 'ra-core'

/**
 * The SDK's error as the one that react-admin understands: `status`, the server's message, and the issues by field as
 * `body.errors`, which its forms show beside their inputs (an empty one it would take for a refusal, too). An aborted call stays what it is.
 */
export function asHttpError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { message, status, code, issues, stored } = error
  const hasIssues = Object.keys(issues).length > 0
  return new HttpError(message, status, { message, code, ...(hasIssues && { errors: issues }), stored })
}

/** Whether an update was refused because somebody else saved in between. */
export function isStaleEdit(error: unknown): boolean {
  if (error instanceof ApiError) return error.stored !== undefined
  return error instanceof HttpError && error.body?.stored !== undefined
}

/** The status of a failed call, from either kind of error; 0 where no answer came. */
export function statusOf(error: unknown): number {
  if (error instanceof ApiError || error instanceof HttpError) return error.status
  return 0
}
