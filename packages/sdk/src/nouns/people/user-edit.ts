import { z } from 'zod'
import { editShape, looseShape } from '../../contract/record-schemas'
import { CLIENT_USER_FIELDS, TEAM_USER_FIELDS } from './account-fields'
import { changedPassword, privilegeField } from './user-fields'

const version = z.number().int().optional()

/** The form of a team user that exists. */
export const teamUserEdit = z.object({
  ...editShape(TEAM_USER_FIELDS),
  privilege_id: privilegeField.optional(),
  password: changedPassword,
  version,
})

/** The form of a client user that exists; its privilege is always 4. */
export const clientUserEdit = z.object({
  ...editShape(CLIENT_USER_FIELDS),
  privilege_id: privilegeField.optional(),
  password: changedPassword,
  version,
})

/**
 * What the call that changes a user takes, whatever kind of user it is. A field that is left out stays as it is.
 * Which of the two forms above then holds, only the stored account says.
 */
export const userEdit = z.object({
  ...looseShape(TEAM_USER_FIELDS),
  ...looseShape(CLIENT_USER_FIELDS),
  privilege_id: privilegeField.optional(),
  password: z.string().nullish(),
  /** Of the record as it was read; a stale one is refused. */
  version,
})

/** A change of either kind of user, read by its own form: that of a team user has none of what only clients have. */
export type UserEdit = z.output<typeof clientUserEdit>
