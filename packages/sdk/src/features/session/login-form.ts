export interface LoginForm {
  email: string
  password: string
  /** Of whoever has a second factor. */
  code?: string
}

/** Source: client dashboard, 5 and 8. */
export const LOGIN_TEXTS = {
  emailMissing: 'An email must be provided',
  passwordMissing: 'A password must be provided',
  refused: 'Invalid email/password',
} as const

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
