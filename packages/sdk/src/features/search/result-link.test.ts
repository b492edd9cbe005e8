import { expect, it } from 'vitest'
import { resultLink } from './result-link'

it.each([
  ['vendors', { vendor_id: 7 }, 3, '/dashboard/admin/drive/vendor/edit/7'],
  ['trucks', { truck_id: '8' }, 2, '/dashboard/admin/drive/vendor/truck/edit/8'],
  ['campaigns', { campaign_id: 71 }, 1, '/dashboard/admin/advertise/campaign/edit/71'],
  ['campaigns', { campaign_id: 71 }, 2, undefined],
  ['payments', { truck_id: 8 }, 2, '/dashboard/admin/drive/vendor/truck/edit/8'],
  ['payments', {}, 3, '/dashboard/admin/drive/payments'],
  ['vendors', {}, 3, undefined],
  ['vendors', { vendor_id: '../../team' }, 3, undefined],
  ['vendors', { vendor_id: 7 }, 5, undefined],
  ['toString', { vendor_id: 7 }, 3, undefined],
] as const)('a hit of %s %j leads role %i to %s', (index, hit, role, path) => {
  expect(resultLink(index, hit, role)).toBe(path)
})
