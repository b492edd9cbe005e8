import { expect, it } from 'vitest'
import { ACCOUNT_TEXTS } from './account-texts'
import { passwordChangeProblems } from './password-change'

it.each([
  [{ present_password: 'old phrase', password: 'a new long phrase' }, {}],
  [
    { present_password: '', password: 'a new long phrase' },
    { present_password: ACCOUNT_TEXTS.presentMissing },
  ],
  [
    { present_password: '', password: 'short' },
    {
      present_password: ACCOUNT_TEXTS.presentMissing,
      password: 'A password needs at least 8 characters.',
    },
  ],
])('of a change of the password: %o', (form, problems) => {
  expect(passwordChangeProblems(form)).toEqual(problems)
})
