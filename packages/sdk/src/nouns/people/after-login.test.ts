import { describe, expect, it } from 'vitest'
import type { Role } from '../../values/role'
import { adminLanding, afterLogin, loginWith } from './after-login'

const landings: [Role, string][] = [
  [1, '/dashboard/admin/advertise'],
  [2, '/dashboard/admin/drive'],
  [3, '/dashboard/admin/advertise'],
  [4, '/dashboard/map'],
  [5, '/dashboard/admin/communication'],
]

describe('a login', () => {
  it.each(landings)('of role %i without a page before leads to %s', (role, landing) => {
    expect(afterLogin({ role })).toBe(landing)
    expect(afterLogin({ role, cameFrom: null })).toBe(landing)
    expect(afterLogin({ role, cameFrom: '' })).toBe(landing)
  })

  it.each([
    [1, '/dashboard/admin/team/user/edit/7'],
    [2, '/dashboard/admin/drive/payments?page=2'],
    [3, '/dashboard/admin/advertise/campaign#trucks'],
    [4, '/dashboard/analytics?campaign=72'],
    [4, '/dashboard/map/LA'],
  ] as const)('of role %i leads back to %s', (role, cameFrom) => {
    expect(afterLogin({ role, cameFrom })).toBe(cameFrom)
  })

  it.each([
    [1, '/dashboard/nothing', '/dashboard/admin/advertise'],
    [2, '/dashboard/admin/team', '/dashboard/admin/drive'],
    [4, '/dashboard/admin/advertise', '/dashboard/map'],
  ] as const)('of role %i does not lead to %s, but to %s', (role, cameFrom, landing) => {
    expect(afterLogin({ role, cameFrom })).toBe(landing)
  })

  it.each([
    'https://elsewhere.test/dashboard/map',
    '//elsewhere.test/dashboard/map',
    '/\\elsewhere.test/dashboard/map',
    '/dashboard/map\\..',
    'javascript:alert(1)',
    'dashboard/map',
    '/dashboard/login?from=/dashboard/map',
    '/dashboard/aom/login',
    '/dashboard/logout',
  ])('never leads to %s', cameFrom => {
    expect(afterLogin({ role: 4, cameFrom })).toBe('/dashboard/map')
  })

  it('of role 5 forgets the page before, except on the alternate login page', () => {
    const cameFrom = '/dashboard/admin/communication/Box/+13105550100/7'
    expect(afterLogin({ role: 5, cameFrom })).toBe('/dashboard/admin/communication')
    expect(afterLogin({ role: 5, cameFrom, alternate: true })).toBe(cameFrom)
    expect(afterLogin({ role: 5, cameFrom: '/dashboard/map', alternate: true })).toBe(
      '/dashboard/admin/communication',
    )
  })
})

it.each(landings)('the admin area leads role %i to %s', (role, landing) => {
  expect(adminLanding(role)).toBe(landing)
})

it('the login page is told the attempted path, query and all', () => {
  const address = new URL(loginWith('/dashboard/map?campaign=71&b=ü#x'), 'https://example.test')
  expect(address.pathname).toBe('/dashboard/login')
  expect(address.searchParams.get('from')).toBe('/dashboard/map?campaign=71&b=ü#x')
})
