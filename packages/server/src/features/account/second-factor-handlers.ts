import { ACCOUNT_TEXTS, type secondFactorEndpoints } from '@product/sdk/features/account'
import { SECOND_FACTOR_TEXTS } from '@product/sdk/nouns/people'
import type { Endpoint } from '@product/sdk/contract'
import type { Db } from '../../db/db'
import { Invalid, NotFound } from '../../contract/refusals'
import type { Call } from '../../http/implement'
import type { Session } from '../../nouns/people/session'
import { takeBack } from '../../nouns/people/login-throttle-store'
import { proveSecondFactor } from '../../nouns/people/prove-second-factor'
import {
  confirmSecondFactor,
  countRecoveryCodes,
  findSecondFactor,
  isOn,
  removeSecondFactor,
  replaceRecoveryCodes,
  startSecondFactor,
} from '../../nouns/people/second-factor-store'
import { deleteSessionsOf } from '../../nouns/people/session-store'
import { findUser, type UserRow } from '../../nouns/people/user-store'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { totpUri } from '../../values/totp'
import { takeOwnAttempt } from './own-attempt'

type OwnCall = Pick<Call<Endpoint>, 'parts' | 'ip' | 'now' | 'requestId'> & { session: Session }
type Api = typeof secondFactorEndpoints

async function ownUser({ parts, session }: OwnCall): Promise<UserRow> {
  const user = await findUser(parts.db, session.userId)
  if (!user) throw new NotFound('This user')
  return user
}

const isRequired = ({ parts, session }: OwnCall): boolean =>
  parts.settings.brand.secondFactorRoles.includes(session.role)

/** Whoever asks knows the password and, where there is a second factor, has it at hand. */
async function prove(
  call: OwnCall,
  { email, user_id, password_hash }: UserRow,
  { present_password, code }: { present_password: string; code: string },
): Promise<void> {
  const { parts, ip, now } = call
  const { db, passwords, cipher } = parts
  const attempt = await takeOwnAttempt(db, { email, ip }, now)
  if (!(await passwords.verify(password_hash, present_password))) {
    throw new Invalid({ present_password: ACCOUNT_TEXTS.presentWrong })
  }
  const factor = await findSecondFactor(db, user_id)
  if (isOn(factor) && !(await proveSecondFactor({ db, cipher, attempt }, factor, code, now))) {
    throw new Invalid({ code: SECOND_FACTOR_TEXTS.codeWrong })
  }
  await takeBack(db, attempt)
}

async function requireOn({ parts, session }: OwnCall): Promise<void> {
  if (!isOn(await findSecondFactor(parts.db, session.userId)))
    throw new Invalid({ code: SECOND_FACTOR_TEXTS.isOff })
}

const record = (tx: Db, { session, now, requestId }: OwnCall, action: string): Promise<void> =>
  recordAudit(tx, { session, now, requestId, action, entity: 'user', entityId: session.userId })

export async function secondFactor(call: Call<Api['secondFactor']>) {
  const { db, session } = call
  const factor = await findSecondFactor(db, session.userId)
  return {
    on_since: factor?.on_since?.toISOString() ?? null,
    recovery_codes_left: await countRecoveryCodes(db, session.userId),
    is_required: isRequired(call),
  }
}

export async function start(call: Call<Api['startSecondFactor']>) {
  const { body, parts } = call
  const user = await ownUser(call)
  await prove(call, user, body)
  const secret = await startSecondFactor(parts.db, parts.cipher, user.user_id)
  return { secret, uri: totpUri(secret, { issuer: parts.settings.brand.name, label: user.email }) }
}

export async function confirm(call: Call<Api['confirmSecondFactor']>) {
  const { body, parts, session, now, ip } = call
  const { db, cipher } = parts
  const user = await ownUser(call)
  const factor = await findSecondFactor(db, user.user_id)
  if (!factor?.started_secret) throw new Invalid({ code: SECOND_FACTOR_TEXTS.notStarted })
  const attempt = await takeOwnAttempt(db, { email: user.email, ip }, now)
  return db.transaction(async tx => {
    if (!(await confirmSecondFactor(tx, cipher, factor, body.code, now))) {
      throw new Invalid({ code: SECOND_FACTOR_TEXTS.codeWrong })
    }
    await takeBack(tx, attempt)
    // They were opened by the password alone.
    await deleteSessionsOf(tx, user.user_id, session.tokenHash)
    await record(tx, call, 'turned on a second factor')
    return { recovery_codes: await replaceRecoveryCodes(tx, user.user_id) }
  })
}

export async function newCodes(call: Call<Api['newRecoveryCodes']>) {
  const { body, parts } = call
  const user = await ownUser(call)
  await requireOn(call)
  await prove(call, user, body)
  return parts.db.transaction(async tx => {
    await record(tx, call, 'made new recovery codes')
    return { recovery_codes: await replaceRecoveryCodes(tx, user.user_id) }
  })
}

export async function remove(call: Call<Api['removeSecondFactor']>) {
  const { body, parts } = call
  const user = await ownUser(call)
  if (isRequired(call)) throw new Invalid({ form: SECOND_FACTOR_TEXTS.staysOn })
  await requireOn(call)
  await prove(call, user, body)
  return parts.db.transaction(async tx => {
    await removeSecondFactor(tx, user.user_id)
    await record(tx, call, 'turned off the second factor')
    return { on_since: null }
  })
}
