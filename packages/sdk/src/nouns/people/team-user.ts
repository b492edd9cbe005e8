import { z } from 'zod'
import { emailField, requiredLine } from '../../contract/text-field'
import type { Brand } from '../../values/brand'
import { ROLE } from '../../values/role'
import { newPassword, privilegeField } from './user-fields'
import { TEAM_RULE_TEXTS } from './who-may-edit'

export const TEAM_USER_TEXTS = {
  nameMissing: 'A name must be provided',
  emailMissing: 'An email must be provided',
  emailTaken: 'Another user already has this email.',
} as const

/** Spec: client dashboard, 8. */
export const teamAlerts = ({ name }: Pick<Brand, 'name'>) => ({
  created: `${name} team user was created`,
  updated: `${name} team user was updated`,
  deleted: `${name} team user was deleted`,
})

/** Spec: client dashboard, 2. */
export const teamFormTitle = ({ name }: Pick<Brand, 'name'>, mode: 'create' | 'edit'): string =>
  `${mode === 'create' ? 'Create' : 'Edit'} ${name} Team User`

/** The form of a new team user; what an Administrator may choose in it says `assignRefusal`. */
export const newTeamUser = z.object({
  name: requiredLine(TEAM_USER_TEXTS.nameMissing),
  email: emailField(TEAM_USER_TEXTS.emailMissing),
  privilege_id: privilegeField.refine(role => role !== ROLE.client, TEAM_RULE_TEXTS.staysTeam),
  password: newPassword,
})

export type NewTeamUser = z.input<typeof newTeamUser>
