import { expect, it } from 'vitest'
import { isStaff, readRole, ROLE, ROLE_NAMES, ROLES } from './role'

it('the privilege ids are those of the documents', () => {
  expect(ROLE).toEqual({ administrator: 1, user: 2, owner: 3, client: 4, communication: 5 })
  expect(ROLES.map(role => ROLE_NAMES[role])).toEqual([
    'Administrator',
    'User',
    'Owner',
    'Client',
    'Communication',
  ])
})

it.each([
  [1, 1],
  [5, 5],
  ['3', 3],
  [' 3 ', 3],
] as const)('%j stands for role %i', (value, role) => expect(readRole(value)).toBe(role))

it.each([0, 6, -1, 1.5, Number.NaN, '', ' ', '0', '6', 'Owner', true, [3], null, undefined])(
  '%j stands for no role',
  value => expect(readRole(value)).toBeUndefined(),
)

it('everybody but a client is staff', () => expect(ROLES.filter(isStaff)).toEqual([1, 2, 3, 5]))
