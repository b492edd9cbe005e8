import { expect, it } from 'vitest'
import { loginProblems } from './login-form'

const email = 'An email must be provided'
const password = 'A password must be provided'

it.each([
  [{ email: 'a@b.test', password: 'secret' }, {}],
  [{ email: '', password: 'secret' }, { email }],
  [{ email: '  ', password: 'secret' }, { email }],
  [{ email: 'a@b.test', password: '' }, { password }],
  [{}, { email, password }],
  [
    { email: 7, password: null },
    { email, password },
  ],
])('of the login form %j is said %j', (form, problems) => expect(loginProblems(form)).toEqual(problems))

it('spaces are a password: nothing of one is trimmed', () => {
  expect(loginProblems({ email: 'a@b.test', password: '   ' })).toEqual({})
})
