import { z } from 'zod'
import { emailField, optionalLine } from '../../contract/text-field'

/** Spec: operations, 5 and 8. */
export const CREDENTIAL_TEXTS = {
  emailMissing: 'Credential must have an email.',
  created: 'A new credential was created',
  createFailed: 'Problem creating credentials',
  updated: (name: string) => `The credentials for ${name} was updated`,
  deleted: (name: string) => `The credentials for ${name} was deleted`,
} as const

const fields = {
  email: emailField(CREDENTIAL_TEXTS.emailMissing),
  name: optionalLine(),
  company: optionalLine(),
}

/** The form of a credential: a contact of a client, kept for staff. */
export const newCredential = z.object(fields)

export const credentialEdit = z.object({
  ...fields,
  /** Of the record as it was read; a stale one is refused. */
  version: z.number().int().optional(),
})

/** What the texts call a credential: its name, else its email. */
export const credentialName = ({ name, email }: { name?: string | null; email: string }): string =>
  name ? name : email
