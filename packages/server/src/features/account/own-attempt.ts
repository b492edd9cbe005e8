import { ApiError } from '@product/sdk/contract'
import { ACCOUNT_TEXTS } from '@product/sdk/features/account'
import type { Db } from '../../db/db'
import { type Attempt, takeAttempt, type TakenAttempt } from '../../nouns/people/login-throttle-store'

/** Somebody who is logged in proves who it is: guessed at no faster than at a login, and counted with it. */
export async function takeOwnAttempt(db: Db, attempt: Attempt, now: Date): Promise<TakenAttempt> {
  const taken = await takeAttempt(db, attempt, now)
  if (!('waitMs' in taken)) return taken
  const retryAfter = Math.ceil(taken.waitMs / 1000)
  throw new ApiError('too_many', ACCOUNT_TEXTS.tooManyTries, { retryAfter })
}
