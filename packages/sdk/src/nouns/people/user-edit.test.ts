import { expect, it } from 'vitest'
import { clientUserEdit, teamUserEdit, userEdit } from './user-edit'

it.each([userEdit, teamUserEdit, clientUserEdit])('what an edit leaves out stays as it is', form => {
  expect(form.parse({})).toEqual({})
  expect(form.parse({ version: 3, privilege_id: '4' })).toEqual({ version: 3, privilege_id: 4 })
})

it.each([
  [teamUserEdit, 'name', 'A name must be provided'],
  [teamUserEdit, 'email', 'An email must be provided'],
  [clientUserEdit, 'name', 'Client user must have a name.'],
  [clientUserEdit, 'email', 'Client user must have an email.'],
  [clientUserEdit, 'userProfileUrl', 'Picture is required'],
] as const)('what an edit blanks is refused in its own words', (form, field, message) => {
  expect(form.safeParse({ [field]: ' ' }).error?.issues[0]).toMatchObject({ path: [field], message })
})

it('a blank password is no change, a short one is refused', () => {
  expect(teamUserEdit.parse({ password: '' })).toEqual({ password: '' })
  expect(clientUserEdit.safeParse({ password: 'short' }).success).toBe(false)
})
