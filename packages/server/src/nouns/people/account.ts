import { ApiError } from '@product/sdk/contract'
import {
  CLIENT_USER_FIELDS,
  type Refusal,
  TEAM_USER_FIELDS,
  TEAM_USER_TEXTS,
} from '@product/sdk/nouns/people'
import { readRole, type Role } from '@product/sdk/values'
import { answerOf } from '../../db/record-columns'
import { isUniqueViolation } from '../../db/unique-violation'
import { Invalid } from '../../contract/refusals'
import type { UserRow } from './user-store'

/** The privilege of a stored user. Every write of it goes through the contract, so it is one of the five. */
export function privilegeOf(user: UserRow): Role {
  const role = readRole(user.privilege_id)
  if (role === undefined) throw new Error(`User ${user.user_id} has the privilege ${user.privilege_id}`)
  return role
}

/** What answers tell of an account after a write. */
export const savedAccount = (user: UserRow) => ({
  user_id: user.user_id,
  privilege_id: privilegeOf(user),
  ...answerOf(CLIENT_USER_FIELDS, user),
  version: user.version,
})

/** The same of a team user. */
export const teamAccount = (user: UserRow) => ({
  user_id: user.user_id,
  privilege_id: privilegeOf(user),
  ...answerOf(TEAM_USER_FIELDS, user),
  version: user.version,
})

/** What the audit compares; the hash only tells that the password changed, and is masked. */
export const auditedAccount = (user: UserRow) => {
  const { user_id: _id, version: _version, ...fields } = savedAccount(user)
  return { ...fields, password: user.password_hash }
}

/** Turns a rule's refusal into the answer: 403 where the role may not, 422 where nobody may. */
export function refuse(refusal: Refusal | undefined, field: string): void {
  if (refusal?.code === 'forbidden') throw new ApiError('forbidden', refusal.text)
  if (refusal) throw new Invalid({ [field]: refusal.text })
}

/** Runs a write of an account, and says so where another account has the email already. */
export async function withOwnEmail<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_unique'))
      throw new Invalid({ email: TEAM_USER_TEXTS.emailTaken })
    throw error
  }
}
