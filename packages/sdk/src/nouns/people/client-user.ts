import { z } from 'zod'
import { newShape } from '../../contract/record-schemas'
import { CLIENT_USER_FIELDS } from './account-fields'
import { newPassword, privilegeField } from './user-fields'
import { ROLE } from '../../values/role'

/** Spec: operations, 8. Toasts stay for 3 seconds. */
export const CLIENT_USER_ALERTS = {
  created: 'A new client user was created.',
  createFailed: 'There was a problem creating client user!',
  updated: 'The client user was updated.',
  updateFailed: 'There was a problem updating this client user!',
  deleteConfirm: 'Are you sure you want to delete this Client User?',
  deleteIrreversible: 'This Action is irreversible!',
  deleted: (name: string) => `The account for ${name} was deleted.`,
  deleteFailed: 'There was a problem deleting this client user!',
  toastMs: 3000,
} as const

export const CLIENT_PRIVILEGE_TEXT = 'A client user has privilege 4.'

const { email, ...fields } = newShape(CLIENT_USER_FIELDS)

/** The form of a new client user: a missing email is said first. Spec: operations, 5 and 6. */
export const newClientUser = z.object({
  email,
  ...fields,
  password: newPassword,
  privilege_id: privilegeField
    .default(ROLE.client)
    .refine(role => role === ROLE.client, CLIENT_PRIVILEGE_TEXT),
})

export type NewClientUser = z.input<typeof newClientUser>
