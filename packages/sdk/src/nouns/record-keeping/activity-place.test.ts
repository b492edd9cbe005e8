import { expect, it } from 'vitest'
import { activityPlaceOf, readActivityPlace } from './activity-place'

it('the place of an entry is read as it was made', () => {
  const place = activityPlaceOf({ timestamp: '2026-06-02T17:00:00.123Z', id: 8951 })
  expect(readActivityPlace(place)).toEqual({ at: Date.UTC(2026, 5, 2, 17, 0, 0, 123), id: 8951 })
})

it.each([
  '',
  '8951',
  '2026-06-02_8951',
  '2026-06-02T17:00:00Z',
  '2026-06-02T17:00:00Z_x',
  '2026-13-02T17:00:00Z_1',
  '0000-01-01T00:00:00Z_1',
])('%j is no place', text => {
  expect(readActivityPlace(text)).toBeUndefined()
})
