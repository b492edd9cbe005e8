import type { RecordFields } from '../../contract/record-fields'

export const TEAM_USER_TEXTS = {
  nameMissing: 'A name must be provided',
  emailMissing: 'An email must be provided',
  emailTaken: 'Another user already has this email.',
} as const

/** What is kept of a team user besides password and privilege. Spec: client dashboard, 2. */
export const TEAM_USER_FIELDS = {
  name: { kind: 'line', label: 'Name', required: TEAM_USER_TEXTS.nameMissing },
  email: { kind: 'email', label: 'Email', required: TEAM_USER_TEXTS.emailMissing },
} as const satisfies RecordFields
