import { z } from 'zod'
import { newShape } from '../../contract/record-schemas'
import type { Brand } from '../../values/brand'
import { ROLE } from '../../values/role'
import { TEAM_USER_FIELDS } from './account-fields'
import { newPassword, privilegeField } from './user-fields'
import { TEAM_RULE_TEXTS } from './who-may-edit'

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
  ...newShape(TEAM_USER_FIELDS),
  privilege_id: privilegeField.refine(role => role !== ROLE.client, TEAM_RULE_TEXTS.staysTeam),
  password: newPassword,
})

export type NewTeamUser = z.input<typeof newTeamUser>
