import { z } from 'zod'
import { emailField, optionalLine, requiredLine } from '../../contract/text-field'
import { TEAM_USER_TEXTS } from './team-user'
import { changedPassword, privilegeField } from './user-fields'

/** Spec: operations, 5. */
export const CLIENT_USER_TEXTS = {
  nameMissing: 'Client user must have a name.',
  emailMissing: 'Client user must have an email.',
  pictureMissing: 'Picture is required',
} as const

const company = optionalLine()
const version = z.number().int().optional()

/**
 * What the call that changes a user takes, whatever kind of user it is. A field that is left out stays as it is.
 * Which of the two forms below then holds, only the stored account says.
 */
export const userEdit = z.object({
  name: z.string().optional(),
  email: z.string().optional(),
  privilege_id: privilegeField.optional(),
  password: z.string().nullish(),
  company: z.string().nullish(),
  userProfileUrl: z.string().nullish(),
  /** Of the record as it was read; a stale one is refused. */
  version,
})

/** The form of a team user that exists. */
export const teamUserEdit = z.object({
  name: requiredLine(TEAM_USER_TEXTS.nameMissing).optional(),
  email: emailField(TEAM_USER_TEXTS.emailMissing).optional(),
  privilege_id: privilegeField.optional(),
  password: changedPassword,
  version,
})

/** The form of a client user that exists; its privilege is always 4. */
export const clientUserEdit = z.object({
  name: requiredLine(CLIENT_USER_TEXTS.nameMissing).optional(),
  email: emailField(CLIENT_USER_TEXTS.emailMissing).optional(),
  privilege_id: privilegeField.optional(),
  password: changedPassword,
  company,
  userProfileUrl: requiredLine(CLIENT_USER_TEXTS.pictureMissing, 500).optional(),
  version,
})

export type UserEdit = z.output<typeof clientUserEdit>
