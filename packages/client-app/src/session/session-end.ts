import { pluralText } from '@product/sdk/values'

const MINUTE_MS = 60_000

/** How long before its end a session is announced to end. */
const NOTICE_MS = 5 * MINUTE_MS

/** No session lasts longer. Spec: client dashboard, 9. */
const LONGEST_MS = 90 * MINUTE_MS

/**
 * Milliseconds from now until the notice; undefined where the two clocks disagree so much that it would be wrong.
 * Both are UTC instants, `now` in milliseconds.
 */
export function noticeDelay(expiresAt: string, now: number): number | undefined {
  const left = Date.parse(expiresAt) - now
  return left > 0 && left <= LONGEST_MS + MINUTE_MS ? Math.max(0, left - NOTICE_MS) : undefined
}

/** What the notice says at `now`. */
export function noticeText(expiresAt: string, now: number): string {
  const minutes = Math.max(1, Math.round((Date.parse(expiresAt) - now) / MINUTE_MS))
  return `Your session ends in ${pluralText(minutes, 'minute', 'minutes')}. After that you will be asked to log in again.`
}
