import { ApiError } from '@product/sdk/contract'
import { LOGIN_TEXTS, sessionEndpoints } from '@product/sdk/features/session'
import { owesSecondFactor, SECOND_FACTOR_TEXTS } from '@product/sdk/nouns/people'
import { readRole, ROLE } from '@product/sdk/values'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import type { Db } from '../../db/db'
import type { AppParts, Passwords } from '../../http/app-context'
import type { Session } from '../../nouns/people/session'
import { Invalid, NotFound } from '../../contract/refusals'
import { type Call, implement } from '../../http/implement'
import { clearSessionCookie, SESSION_MINUTES, pageToken, setSessionCookie } from '../../http/session-cookie'
import { networkOf } from '../../values/network-of'
import { randomToken, sha256 } from '../../values/tokens'
import { knownDevice, makeDeviceCookie } from './device-cookie'
import { deviceName } from '../../nouns/people/device-name'
import { takeAttempt, takeBack } from '../../nouns/people/login-throttle-store'
import { proveSecondFactor } from '../../nouns/people/prove-second-factor'
import { findSecondFactor, isOn } from '../../nouns/people/second-factor-store'
import { deleteSession, insertSession } from '../../nouns/people/session-store'
import {
  acceptTerms,
  findUser,
  findUserByEmail,
  noteLogin,
  type UserRow,
} from '../../nouns/people/user-store'

const describe = (session: Session, { brand }: AppParts['settings'], now: Date) => ({
  id: session.userId,
  user: session.name,
  role: session.role,
  expires_at: session.expiresAt.toISOString(),
  now: now.toISOString(),
  ...(owesSecondFactor(brand, session) && { must_set_up_second_factor: true as const }),
})

const roleOf = (user: UserRow) => {
  const role = readRole(user.privilege_id)
  if (role === undefined) throw new ApiError('forbidden', 'Your role does not allow this.')
  return role
}

/** Compared against when the address is unknown, so that an answer takes as long as for a known one. */
const dummyHashes = new WeakMap<Passwords, Promise<string>>()

function dummyHash(passwords: Passwords): Promise<string> {
  const known = dummyHashes.get(passwords)
  if (known) return known
  const made = passwords.hash('no account has this password')
  dummyHashes.set(passwords, made)
  return made
}

const hashOf = async (user: UserRow | undefined, { passwords }: AppParts): Promise<string> =>
  user?.password_hash ?? dummyHash(passwords)

/** Somebody tried to be one of the staff. How often is bounded by the waits between attempts. */
const noteFailedLogin = (
  db: Db,
  { user_id, name }: UserRow,
  { ip, now, requestId }: { ip: string; now: Date; requestId: string },
): Promise<void> =>
  recordAudit(db, {
    session: { userId: null, name: `Somebody at ${networkOf(ip)}`, role: null },
    now,
    requestId,
    action: `failed to log in as ${name}`,
    entity: 'session',
    entityId: user_id,
  })

async function login({
  body,
  parts,
  now,
  ip,
  request,
  headers,
  requestId,
}: Call<typeof sessionEndpoints.login>) {
  const { db, settings } = parts
  const user = await findUserByEmail(db, body.email)
  const device = knownDevice(request, parts.settings, user?.password_hash)
  const attempt = await takeAttempt(db, { email: body.email, ip, device }, now)
  if ('waitMs' in attempt) {
    throw new ApiError('too_many', LOGIN_TEXTS.refused, { retryAfter: Math.ceil(attempt.waitMs / 1000) })
  }
  const correct = await parts.passwords.verify(await hashOf(user, parts), body.password)
  const refused = () => new ApiError('bad_credentials', LOGIN_TEXTS.refused)
  if (!user || !correct) {
    if (user && user.privilege_id !== ROLE.client) await noteFailedLogin(db, user, { ip, now, requestId })
    throw refused()
  }
  const factor = await findSecondFactor(db, user.user_id)
  const proof = { db, cipher: parts.cipher, attempt }
  if (isOn(factor) && !(await proveSecondFactor(proof, factor, body.code, now))) {
    if (user.privilege_id !== ROLE.client) await noteFailedLogin(db, user, { ip, now, requestId })
    throw new Invalid({ code: SECOND_FACTOR_TEXTS.codeWrong })
  }
  const token = randomToken()
  const expiresAt = new Date(now.getTime() + SESSION_MINUTES * 60_000)
  const session: Session = {
    tokenHash: sha256(token),
    userId: user.user_id,
    name: user.name,
    role: roleOf(user),
    expiresAt,
    lastUsedAt: now,
    hasSecondFactor: isOn(factor),
  }
  const replaced = pageToken(request, settings)
  await db.transaction(async tx => {
    // First, so that it waits for whoever is changing the password: that ends only the sessions there are.
    if (!(await noteLogin(tx, user, now))) throw refused()
    await takeBack(tx, attempt)
    // The browser forgets the one that it had.
    if (replaced !== undefined) await deleteSession(tx, sha256(replaced))
    await insertSession(tx, {
      ...session,
      device: deviceName(request.headers.get('user-agent')),
      network: networkOf(ip),
      createdAt: now,
    })
    await recordAudit(tx, { session, now, requestId, action: 'logged in', entity: 'session' })
  })
  headers.append('set-cookie', setSessionCookie(settings, token))
  headers.append('set-cookie', makeDeviceCookie(settings, user.password_hash))
  return {
    token,
    has_accepted_terms_and_conditions: user.has_accepted_terms_and_conditions,
    ...describe(session, parts.settings, now),
  }
}

export const sessionHandlers = implement(sessionEndpoints, {
  // Failures are counted although the call refuses, so the write can't be one transaction.
  login: { ownTransaction: true, handler: login },

  async verify({ session, parts, now }) {
    if (!session) throw new ApiError('no_session', 'Please log in.')
    return { status: 'ok' as const, ...describe(session, parts.settings, now) }
  },

  // A session ends however often it is asked for, also where the request carries the key of an earlier one.
  logout: {
    ownTransaction: true,
    async handler({ session, db, now, requestId, headers, parts }) {
      if (session) {
        await db.transaction(async tx => {
          await deleteSession(tx, session.tokenHash)
          await recordAudit(tx, { session, now, requestId, action: 'logged out', entity: 'session' })
        })
      }
      headers.append('set-cookie', clearSessionCookie(parts.settings))
      return { status: 'ok' as const }
    },
  },

  async termsAccepted({ params, db }) {
    const user = await findUser(db, params.userId)
    if (!user) throw new NotFound('This user')
    return { has_accepted_terms_and_conditions: user.has_accepted_terms_and_conditions }
  },

  async acceptTerms({ params, db, session, now, requestId }) {
    const user = await acceptTerms(db, params.userId)
    if (!user) throw new NotFound('This user')
    await recordAudit(db, {
      session,
      now,
      requestId,
      action: 'accepted the Terms of Use',
      entity: 'user',
      entityId: user.user_id,
      before: { has_accepted_terms_and_conditions: false },
      after: { has_accepted_terms_and_conditions: true },
    })
    return { updated_user: [{ user_id: user.user_id, has_accepted_terms_and_conditions: true }] }
  },

  async user({ params, db }) {
    const user = await findUser(db, params.userId)
    if (!user) throw new NotFound('This user')
    const { user_id, name, email, company, user_profile_image, version } = user
    return {
      user: [{ user_id, name, email, company, user_profile_image, version, privilege_id: roleOf(user) }],
    }
  },
})
