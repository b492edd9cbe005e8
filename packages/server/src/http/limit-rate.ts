import { ApiError } from '@product/sdk/contract'
import type { AppParts } from './app-context'

/** Takes so many of a caller's requests; refuses where none is left. With a `cost` of 0 it only looks. */
export async function limitRate(
  { rateLimiter }: Pick<AppParts, 'rateLimiter'>,
  key: string,
  now: Date,
  cost = 1,
): Promise<void> {
  const answer = await rateLimiter?.take(key, now.getTime(), cost)
  if (answer && !answer.ok) {
    throw new ApiError('too_many', 'Too many requests. Please wait a moment and try again.', {
      retryAfter: answer.retryAfterSeconds,
    })
  }
}

/**
 * A delivery in vain: of a device that is not known, or with a wrong token. One address may stand for a thousand trucks,
 * each with a limit of its own (`truck …`), so only these count against the network. The next one is refused unread
 * once there were too many.
 */
export const vainDeliveries = (network: string): string => `vain deliveries of ${network}`

/** Whether an error says that whoever delivered has no business here. */
export const isInVain = (error: unknown): boolean =>
  error instanceof ApiError && ['forbidden', 'not_found', 'malformed', 'invalid'].includes(error.code)
