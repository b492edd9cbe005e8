import type { RecordFields } from '../../contract/record-fields'

/** Spec: operations, 5. */
export const CLIENT_USER_TEXTS = {
  nameMissing: 'Client user must have a name.',
  emailMissing: 'Client user must have an email.',
  pictureMissing: 'Picture is required',
} as const

/**
 * What is kept of a client user, in the order of the form; password and privilege stand beside it. Lists call the name
 * `user_name`, bodies the picture `userProfileUrl`: what the upload answered. Spec: operations, 3, 5 and 7.
 */
export const CLIENT_USER_FIELDS = {
  user_profile_image: {
    kind: 'line',
    label: 'Picture',
    longest: 500,
    required: CLIENT_USER_TEXTS.pictureMissing,
    olderLackIt: true,
    bodyName: 'userProfileUrl',
    column: 'never',
  },
  name: {
    kind: 'line',
    label: 'Name',
    required: CLIENT_USER_TEXTS.nameMissing,
    rowName: 'user_name',
    columnLabel: 'Client User',
    column: 'shown',
  },
  email: { kind: 'email', label: 'Email', required: CLIENT_USER_TEXTS.emailMissing, column: 'shown' },
  company: { kind: 'line', label: 'Company', column: 'shown' },
} as const satisfies RecordFields

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
