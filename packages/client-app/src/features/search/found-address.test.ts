import type { AnalyticsEntry } from '@product/sdk/nouns/driving'
import { describe, expect, it } from 'vitest'
import { dayAddress, truckAddress } from './found-address'

const entry = (date: string, provenance: AnalyticsEntry['provenance'] = 'measured'): AnalyticsEntry => ({
  campaignId: 71,
  date,
  distance: 40,
  impressions: 11_000,
  provenance,
  capped: 0,
  estimated: true,
})
const truck = (...analytics: AnalyticsEntry[]) => ({ key: 'truck-3' as const, analytics })
const TODAY = '2026-11-30'

describe('the address of a truck', () => {
  it('shows it alone on the map, laid out as the map is', () => {
    const search = '?layout=list&mode=heatmap&truck=truck-1&only=truck-1'
    expect(truckAddress({ search }, 71, truck(entry('2026-11-28')), TODAY)).toBe(
      '/dashboard/map?layout=list&campaign=71&truck=truck-3&mode=heatmap',
    )
    expect(truckAddress({ search: '?truck=none' }, 71, truck(entry('2026-11-28')), TODAY)).toBe(
      '/dashboard/map?campaign=71&truck=truck-3',
    )
  })

  it.each([
    ['', '2026-11-23', ''],
    ['', '2026-11-22', 'period=ALL&'],
    ['?period=1D', '2026-11-28', 'period=ALL&'],
    ['?period=1M', '2026-11-02', 'period=1M&'],
    ['?from=2026-11-02&to=2026-11-04', '2026-11-05', 'period=ALL&'],
  ])('with %j, of one that drove on %s, shows a time in which it drove', (search, date, period) => {
    expect(truckAddress({ search }, 71, truck(entry(date)), TODAY)).toBe(
      `/dashboard/map?campaign=71&${period}truck=truck-3`,
    )
  })

  it('keeps the picked days in which it drove', () => {
    const search = '?from=2026-11-02&to=2026-11-04'
    expect(truckAddress({ search }, 71, truck(entry('2026-11-04')), TODAY)).toBe(
      '/dashboard/map?campaign=71&truck=truck-3&from=2026-11-02&to=2026-11-04',
    )
  })

  it('lets go of "measured only" where it was never measured', () => {
    const search = '?measured=1'
    const modelled = entry('2026-11-28', 'rep_route')
    expect(truckAddress({ search }, 71, truck(modelled), TODAY)).not.toContain('measured')
    expect(truckAddress({ search }, 71, truck(modelled, entry('2026-11-01')), TODAY)).toBe(
      '/dashboard/map?campaign=71&period=ALL&truck=truck-3&measured=1',
    )
  })
})

it('a day is picked on the page that is open', () => {
  const search = '?campaign=71&period=1M&truck=truck-3&measured=1'
  expect(dayAddress({ pathname: '/dashboard/analytics', search }, 71, '2026-11-21')).toBe(
    '/dashboard/analytics?campaign=71&truck=truck-3&measured=1&from=2026-11-21&to=2026-11-21',
  )
  expect(dayAddress({ pathname: '/dashboard/map/NYC', search: '' }, 72, '2026-11-21')).toBe(
    '/dashboard/map?campaign=72&from=2026-11-21&to=2026-11-21',
  )
})
