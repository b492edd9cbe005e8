import { describe, expect, it } from 'vitest'
import { PATHS } from '../paths'
import { onPage, withOtherCampaign } from './shell-address'

describe('the address of a page in the shell', () => {
  it('keeps the page when a campaign is chosen, and drops the inventory', () => {
    const other = (pathname: string, search = '') => withOtherCampaign({ pathname, search }, 71)
    expect(other('/dashboard/map/NYC')).toBe('/dashboard/map?campaign=71')
    expect(other('/dashboard/analytics', '?campaign=72&measured=1&from=2026-11-02&to=2026-11-03')).toBe(
      '/dashboard/analytics?measured=1&campaign=71',
    )
    expect(other('/dashboard/map', '?layout=list&campaign=72&period=1M&truck=truck-3')).toBe(
      '/dashboard/map?layout=list&period=1M&campaign=71',
    )
  })

  it('keeps the whole screen on the way to the other page', () => {
    const search = '?campaign=72&period=ALL&truck=truck-3&only=truck-3&mode=heatmap'
    expect(onPage(PATHS.analytics, { search }, 72)).toBe(`/dashboard/analytics${search}`)
    expect(onPage(PATHS.analytics, { search: '' }, 72)).toBe('/dashboard/analytics?campaign=72')
    expect(onPage(PATHS.analytics, { search: '' }, undefined)).toBe('/dashboard/analytics')
  })
})
