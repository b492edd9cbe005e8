import { describe, expect, it } from 'vitest'
import { newTeamUser, teamAlerts, teamFormTitle } from './team-user'

const form = { name: ' Ann ', email: ' ann@example.test ', privilege_id: '2', password: 'long enough' }

describe('the form of a new team user', () => {
  it('is read trimmed, but for the password', () => {
    expect(newTeamUser.parse({ ...form, password: ' a secret ' })).toEqual({
      name: 'Ann',
      email: 'ann@example.test',
      privilege_id: 2,
      password: ' a secret ',
    })
  })

  it.each([
    ['name', '', 'A name must be provided'],
    ['name', '  ', 'A name must be provided'],
    ['email', '', 'An email must be provided'],
    ['privilege_id', '', 'Please choose a privilege.'],
    ['password', '', 'A password must be provided'],
  ])('says of the %s %j: %s', (field, value, message) => {
    const { error } = newTeamUser.safeParse({ ...form, [field]: value })
    expect(error?.issues.map(issue => [issue.path[0], issue.message])).toEqual([[field, message]])
  })

  it.each([
    [1, true],
    [2, true],
    [3, true],
    [4, false],
    [5, true],
  ])('with the privilege %i fits: %s', (privilege_id, fits) => {
    expect(newTeamUser.safeParse({ ...form, privilege_id }).success).toBe(fits)
  })
})

it('texts carry the name of the product', () => {
  const brand = { name: 'Acme' }
  expect([teamFormTitle(brand, 'create'), teamFormTitle(brand, 'edit')]).toEqual([
    'Create Acme Team User',
    'Edit Acme Team User',
  ])
  expect(Object.values(teamAlerts(brand))).toEqual([
    'Acme team user was created',
    'Acme team user was updated',
    'Acme team user was deleted',
  ])
})
