import { describe, expect, it } from 'vitest'
import { isLoginPage, isOtherApp, PATHS, ROOT } from './paths'

describe('the addresses of the advertiser app', () => {
  it('stay as they are written in links and in the specification', () => {
    expect({ ROOT, ...PATHS }).toMatchInlineSnapshot(`
      {
        "ROOT": "/dashboard",
        "admin": "/dashboard/admin",
        "advertise": "/dashboard/admin/advertise",
        "alternateLogin": "/dashboard/aom/login",
        "analytics": "/dashboard/analytics",
        "communication": "/dashboard/admin/communication",
        "drive": "/dashboard/admin/drive",
        "login": "/dashboard/login",
        "logout": "/dashboard/logout",
        "map": "/dashboard/map",
        "secondFactor": "/dashboard/second-factor",
      }
    `)
  })

  it.each([
    ['/dashboard/admin', true],
    ['/dashboard/admin/', true],
    ['/dashboard/admin/drive?tab=1', true],
    ['/dashboard/admin?x=1', true],
    ['/dashboard/administration', false],
    ['/dashboard/map', false],
  ])('%s belongs to the staff console: %s', (path, other) => {
    expect(isOtherApp(path)).toBe(other)
  })

  it('knows both login pages', () => {
    expect(['/dashboard/login', '/dashboard/aom/login/', '/dashboard/map'].map(isLoginPage)).toEqual([
      true,
      true,
      false,
    ])
  })
})
