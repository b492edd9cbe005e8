import { describe, expect, it } from 'vitest'
import { ROLES, type Role } from '../../values/role'
import { mayOpen, redirectFor, rolesForPage, PAGE_RULES } from './page-access'

/** The two tables of client dashboard, 2, row by row. */
const table: [path: string, roles: Role[]][] = [
  ['map', [1, 2, 3, 4]],
  ['map/LA', [1, 2, 3, 4]],
  ['analytics', [1, 2, 3, 4]],
  ['admin', [1, 2, 3, 5]],
  ['admin/advertise', [1, 3]],
  ['admin/advertise/campaign', [1, 3]],
  ['admin/advertise/campaign/edit/7', [1, 3]],
  ['admin/advertise/user', [1, 3]],
  ['admin/advertise/user/7/credential', [1, 3]],
  ['admin/advertise/backdate/placeholders', [1, 3]],
  ['admin/advertise/client/impersonate/7/campaign/71', [1, 2, 3]],
  ['admin/advertise/client/impersonate/7/campaign/71/map', [1, 2, 3]],
  ['admin/advertise/client/impersonate/7/campaign/71/analytics', [1, 2, 3]],
  ['admin/drive', [1, 2, 3]],
  ['admin/drive/payments', [1, 2, 3]],
  ['admin/drive/macro', [1, 3]],
  ['admin/drive/vendor/create', [1, 2, 3]],
  ['admin/drive/vendor/edit/7', [1, 2, 3]],
  ['admin/drive/vendor/truck/edit/7', [1, 2, 3]],
  ['admin/fixlist', [1, 2, 3]],
  ['admin/communication', [1, 2, 3, 5]],
  ['admin/communication/Box%20Movers/+13105550100/7', [1, 2, 3, 5]],
  ['admin/production', [1, 2, 3]],
  ['admin/production/inventory', [1, 2, 3]],
  ['admin/production/print-order-sheet', [1, 2, 3]],
  ['admin/production/install-guide-sheet', [1, 2, 3]],
  ['admin/production/removals', [1, 2, 3]],
  ['admin/team', [1, 3]],
  ['admin/team/user', [1, 3]],
  ['admin/team/user/edit/7', [1, 3]],
]

describe('a guarded page', () => {
  it.each(table)('/dashboard/%s is open to the roles %j and to no other', (path, roles) => {
    expect(ROLES.filter(role => mayOpen(`/dashboard/${path}`, role))).toEqual(roles)
  })

  it('is always one of the documents’ table', () => {
    expect(PAGE_RULES.length).toBe(table.length)
  })

  it.each(['/dashboard/map?campaign=71', '/dashboard/map#top', '/dashboard/map/'])(
    'is found whatever follows its path: %s',
    path => expect(rolesForPage(path)).toEqual([1, 2, 3, 4]),
  )

  it.each([
    '/dashboard',
    '/dashboard/login',
    '/dashboard/nothing',
    '/dashboard/map/LA/NYC',
    '/dashboard/admin/team/user/edit',
    '/other/map',
    '/map',
    '',
  ])('is not %j, which no role may open', path => {
    expect(rolesForPage(path)).toBeUndefined()
    expect(ROLES.filter(role => mayOpen(path, role))).toEqual([])
  })
})

describe('who opens a page without the right to', () => {
  it.each([
    [5, '/dashboard/admin/communication'],
    [4, '/dashboard/map'],
    [2, '/dashboard/admin/drive'],
    [1, '/dashboard/login'],
    [3, '/dashboard/login'],
    [undefined, '/dashboard/login'],
  ] as const)('with the role %s is sent to %s', (role, to) => expect(redirectFor(role)).toBe(to))

  it('is sent to a page that the role may open', () => {
    for (const role of [2, 4, 5] as const) expect(mayOpen(redirectFor(role), role)).toBe(true)
  })
})
