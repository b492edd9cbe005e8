export interface LoginForm {
  email: string
  password: string
}

/** Source: client dashboard, 5 and 8. */
export const LOGIN_TEXTS = {
  emailMissing: 'An email must be provided',
  passwordMissing: 'A password must be provided',
  refused: 'Invalid email/password',
  expired:
    'Your session has expired. You will be automatically logged out in 5 seconds. Please log back in again to proceed with your activity.',
} as const

/** How long the text of the expired session stays before the page leaves, milliseconds: the time that it names. */
export const EXPIRED_NOTICE_MS = 5000

/** A text for each field that is missing; empty when the form may be sent. */
export function loginProblems(form: {
  email?: unknown
  password?: unknown
}): Partial<Record<keyof LoginForm, string>> {
  const blank = (value: unknown) => typeof value !== 'string' || value.trim() === ''
  return {
    ...(blank(form.email) && { email: LOGIN_TEXTS.emailMissing }),
    ...((typeof form.password !== 'string' || form.password === '') && {
      password: LOGIN_TEXTS.passwordMissing,
    }),
  }
}
