import { ApiError } from '@product/sdk/client'
import { LOGIN_TEXTS } from '@product/sdk/features/session'
import { pluralText } from '@product/sdk/values'

/** What the login form says of a login that failed. Spec: client dashboard, 4 and 8. */
export function loginFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return LOGIN_TEXTS.refused
  if (error.code === 'too_many') return `Too many attempts. Please try again ${waitText(error.retryAfter)}.`
  const isOurFault = error.status === 0 || error.status >= 500
  return isOurFault ? error.message : LOGIN_TEXTS.refused
}

function waitText(seconds: number | undefined): string {
  if (seconds === undefined) return 'in a few minutes'
  if (seconds <= 90) return `in ${pluralText(Math.max(1, Math.ceil(seconds)), 'second', 'seconds')}`
  return `in ${pluralText(Math.ceil(seconds / 60), 'minute', 'minutes')}`
}

/** What the server says of the code of the second factor: that one is asked for, or that it is not right. */
export const codeProblem = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.issues.code : undefined
