import { expect, it } from 'vitest'
import { rolesForPage } from '../../nouns/people/page-access'
import { IMPERSONATION_TEXTS, impersonationPath } from './impersonation'

it.each(['map', 'analytics'] as const)(
  'the impersonation page for a client’s %s is open for the roles 1, 2 and 3',
  page => {
    const path = impersonationPath(7, 71, page)
    expect(path).toBe(`/dashboard/admin/advertise/client/impersonate/7/campaign/71/${page}`)
    expect(rolesForPage(path)).toEqual([1, 2, 3])
  },
)

it('impersonation begins with the map', () => {
  expect(impersonationPath(7, 71)).toBe(impersonationPath(7, 71, 'map'))
})

it('impersonation says whose dashboard it is', () => {
  expect([IMPERSONATION_TEXTS.title, IMPERSONATION_TEXTS.viewing('Ann')]).toEqual([
    'Client Dashboard Preview',
    "You are viewing Ann's dashboard",
  ])
})
