import {
  CLIENT_USER_FIELDS,
  CLIENT_USER_TEXTS,
  changeRoleRefusal,
  clientUserEdit,
  editRefusal,
  teamUserEdit,
  type UserEdit,
  userEdit,
} from '@product/sdk/nouns/people'
import type { teamEndpoints } from '@product/sdk/features/team'
import { ROLE } from '@product/sdk/values'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { takePicture } from '../../nouns/files/take-picture'
import { storedFields } from '../../db/record-columns'
import { Invalid, NotFound, readBySchema, StaleEdit } from '../../contract/refusals'
import type { Call } from '../../http/implement'
import { deleteSessionsOf } from '../../nouns/people/session-store'
import type { UserRow } from '../../nouns/people/user-store'
import { auditedAccount, privilegeOf, refuse, savedAccount, withOwnEmail } from '../../nouns/people/account'
import { refuseGuessable } from '../../nouns/people/guessable-passwords'
import { changeUser, countOwners, lockAccounts, lockUser } from '../../nouns/people/account-store'

type UpdateCall = Call<typeof teamEndpoints.updateUser>

/** The form that holds for this account, which only the account itself can tell. */
function readEdit(body: unknown, isClient: boolean): UserEdit {
  const result = readBySchema(isClient ? clientUserEdit : teamUserEdit, body)
  if (result.issues !== undefined) throw new Invalid(result.issues)
  const { version: _, ...fields } = result.data
  if (Object.values(fields).every(value => value === undefined)) {
    throw new Invalid({ form: `Nothing to change was sent: ${Object.keys(userEdit.shape).join(', ')}.` })
  }
  return result.data
}

/** Makes the uploaded picture the client's, and lets the former one go. */
async function changePicture({ db, now }: UpdateCall, stored: UserRow, edit: UserEdit): Promise<void> {
  const address = edit.userProfileUrl ?? stored.user_profile_image
  if (!address) throw new Invalid({ userProfileUrl: CLIENT_USER_TEXTS.pictureMissing })
  if (address !== stored.user_profile_image) {
    await takePicture(db, address, stored.user_id, now, stored.user_profile_image)
  }
}

/** Changes an account of either kind, by the rules of its kind. */
export async function updateUser(call: UpdateCall) {
  const { db, params, body, session, now, requestId, parts } = call
  await lockAccounts(db)
  const stored = await lockUser(db, params.userId)
  if (!stored) throw new NotFound('This user')
  const before = { user_id: stored.user_id, privilege_id: privilegeOf(stored) }
  const isClient = before.privilege_id === ROLE.client
  const edit = readEdit(body, isClient)
  const privilege_id = edit.privilege_id ?? before.privilege_id
  refuse(editRefusal(session, before), 'user_id')
  refuse(changeRoleRefusal(session, before, privilege_id, await countOwners(db)), 'privilege_id')
  if (edit.version !== undefined && edit.version !== stored.version) {
    throw new StaleEdit('This user', savedAccount(stored))
  }
  if (edit.password) {
    await refuseGuessable(edit.password, {
      product: parts.settings.brand.name,
      email: edit.email ?? stored.email,
    })
  }
  if (isClient) await changePicture(call, stored, edit)
  const saved = await withOwnEmail(async () =>
    changeUser(db, stored.user_id, {
      // What a team user does not have, its form does not read.
      ...storedFields(CLIENT_USER_FIELDS, edit),
      privilege_id,
      password_hash: edit.password ? await parts.passwords.hash(edit.password) : undefined,
    }),
  )
  if (privilege_id !== before.privilege_id) await deleteSessionsOf(db, stored.user_id)
  // Who changes the own password stays logged in here.
  else if (edit.password) await deleteSessionsOf(db, stored.user_id, session.tokenHash)
  await recordAudit(db, {
    session,
    now,
    requestId,
    action: `updated ${isClient ? 'client user' : 'team user'} ${saved.name}`,
    entity: 'user',
    entityId: saved.user_id,
    before: auditedAccount(stored),
    after: auditedAccount(saved),
    fields: CLIENT_USER_FIELDS,
  })
  return { updated_user: [savedAccount(saved)] }
}
