import { describe, expect, it } from 'vitest'
import { clientUserEdit, teamUserEdit, userEdit } from './user-edit'
import { newClientUser } from './client-user'

const issues = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  (result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])

const whole = {
  name: 'Clara',
  email: 'clara@example.test',
  company: 'Coffee',
  password: 'correct horse',
  userProfileUrl: '/media/x.png',
}

describe('the form of a new client user', () => {
  it('left empty names the email first, then the picture, then the rest', () => {
    expect(issues(newClientUser.safeParse({}))).toEqual([
      ['email', 'Client user must have an email.'],
      ['userProfileUrl', 'Picture is required'],
      ['name', 'Client user must have a name.'],
      ['password', 'A password must be provided'],
    ])
  })

  it('makes privilege 4, and takes no other', () => {
    expect(newClientUser.parse(whole).privilege_id).toBe(4)
    expect(newClientUser.parse({ ...whole, privilege_id: '4' }).privilege_id).toBe(4)
    expect(issues(newClientUser.safeParse({ ...whole, privilege_id: 3 }))).toEqual([
      ['privilege_id', 'A client user has privilege 4.'],
    ])
  })

  it('may leave the company out', () => {
    expect(newClientUser.safeParse({ ...whole, company: undefined }).success).toBe(true)
  })

  it('refuses 10,000 characters and control characters in each text', () => {
    for (const field of ['name', 'email', 'company'] as const) {
      for (const text of ['x'.repeat(10_000), `a\u0000${whole[field]}`]) {
        expect(issues(newClientUser.safeParse({ ...whole, [field]: text }))[0]?.[0]).toBe(field)
      }
    }
  })
})

describe('changing a user', () => {
  it('leaves out what stays, and takes a blank password for none', () => {
    for (const form of [userEdit, clientUserEdit, teamUserEdit]) {
      expect(form.parse({ password: '' })).toEqual({ password: '' })
    }
  })

  it.each([
    [clientUserEdit, 'Client user must have an email.', 'Client user must have a name.'],
    [teamUserEdit, 'An email must be provided', 'A name must be provided'],
  ])('never blanks name or email', (form, email, name) => {
    expect(issues(form.safeParse({ email: '', name: ' ' }))).toEqual([
      ['name', name],
      ['email', email],
    ])
  })

  it('never takes the picture of a client away', () => {
    for (const userProfileUrl of ['', null]) {
      expect(issues(clientUserEdit.safeParse({ userProfileUrl }))).toEqual([
        ['userProfileUrl', 'Picture is required'],
      ])
    }
  })
})
