import { SECOND_FACTOR_TEXTS } from '@product/sdk/nouns/people'
import type { Db } from '../../db/db'
import { Invalid } from '../../contract/refusals'
import type { Cipher } from '../../values/cipher'
import { type TakenAttempt, undoAttempt } from './login-throttle-store'
import { type SecondFactorRow, takeCode } from './second-factor-store'

/**
 * Whether the code is one of the factor; it is then used. Throws Invalid where none was sent: its attempt is undone,
 * neither counted as a failure nor clearing those of before, so codes are guessed no faster than passwords.
 */
export async function proveSecondFactor(
  { db, cipher, attempt }: { db: Db; cipher: Cipher; attempt: TakenAttempt },
  factor: SecondFactorRow,
  code: string,
  now: Date,
): Promise<boolean> {
  if (code !== '') return takeCode(db, cipher, factor, code, now)
  await undoAttempt(db, attempt)
  throw new Invalid({ code: SECOND_FACTOR_TEXTS.codeMissing })
}
