import { describe, expect, it } from 'vitest'
import { changedPassword, newPassword, PRIVILEGE_MISSING, privilege, privilegeField } from './user-fields'

const said = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message

describe('a privilege in a body', () => {
  it.each([
    [1, 1],
    ['5', 5],
  ])('%j is read as %i', (value, role) => expect(privilegeField.parse(value)).toBe(role))

  it.each([0, 6, '', 'Owner', null, undefined, true])('%j is none', value =>
    expect(said(privilegeField.safeParse(value))).toBe(PRIVILEGE_MISSING),
  )
})

it('a privilege in an answer is one of five numbers', () => {
  const fits = [0, 1, 2, 3, 4, 5, 6, '1'].filter(value => privilege.safeParse(value).success)
  expect(fits).toEqual([1, 2, 3, 4, 5])
})

describe('a password', () => {
  it.each([undefined, null, ''])('of a new account can not be %j', value =>
    expect(said(newPassword.safeParse(value))).toBe('A password must be provided'),
  )

  it.each([undefined, null, ''])('of an account that has one stays as it is with %j', value =>
    expect(changedPassword.parse(value)).toBe(value),
  )

  it.each([newPassword, changedPassword])('is taken as typed, from 8 characters on', field => {
    expect(field.parse('  spaces')).toBe('  spaces')
    expect(said(field.safeParse('1234567'))).toBe('A password needs at least 8 characters.')
    expect(said(field.safeParse('🚚🚚🚚🚚'))).toBe('A password needs at least 8 characters.')
    expect(said(field.safeParse('x'.repeat(1025)))).toBe('A password has at most 1,024 characters.')
  })
})
