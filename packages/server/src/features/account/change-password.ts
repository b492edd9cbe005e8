import { ACCOUNT_TEXTS, type accountEndpoints } from '@product/sdk/features/account'
import { Invalid, NotFound } from '../../contract/refusals'
import type { Call } from '../../http/implement'
import { changeUser, lockUser } from '../../nouns/people/account-store'
import { refuseGuessable } from '../../nouns/people/guessable-passwords'
import { takeBack } from '../../nouns/people/login-throttle-store'
import { deleteSessionsOf } from '../../nouns/people/session-store'
import { findUser } from '../../nouns/people/user-store'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { takeOwnAttempt } from './own-attempt'

/**
 * The present password is guessed at no faster than at a login. Asked again after an answer that was lost, the new
 * password is the present one, and that is fine.
 */
export async function changePassword({
  body,
  session,
  parts,
  now,
  ip,
  requestId,
}: Call<typeof accountEndpoints.changePassword>) {
  const { db, passwords, settings } = parts
  const user = await findUser(db, session.userId)
  if (!user) throw new NotFound('This user')
  const { email, password_hash } = user
  await refuseGuessable(body.password, { product: settings.brand.name, email })
  const attempt = await takeOwnAttempt(db, { email, ip }, now)
  if (!(await passwords.verify(password_hash, body.present_password))) {
    if (await passwords.verify(password_hash, body.password)) return { ended: 0 }
    throw new Invalid({ present_password: ACCOUNT_TEXTS.presentWrong })
  }
  const hashed = await passwords.hash(body.password)
  return db.transaction(async tx => {
    const stored = await lockUser(tx, user.user_id)
    if (!stored) throw new NotFound('This user')
    if (stored.password_hash !== password_hash)
      throw new Invalid({ present_password: ACCOUNT_TEXTS.presentWrong })
    await takeBack(tx, attempt)
    await changeUser(tx, user.user_id, { password_hash: hashed })
    const ended = await deleteSessionsOf(tx, user.user_id, session.tokenHash)
    await recordAudit(tx, {
      session,
      now,
      requestId,
      action: 'changed the own password',
      entity: 'user',
      entityId: user.user_id,
    })
    return { ended }
  })
}
