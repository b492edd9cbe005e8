import type { ApiClient } from '@product/sdk/client'
import { expect, it } from 'vitest'
import type { AdminFeature } from './admin-feature'
import { openAhead } from './open-ahead'
import { resolveConfig } from './resolve-config'

const Page = () => null
const asked: unknown[] = []
const asks = (what: string) => (_api: ApiClient, params: object) => void asked.push([what, params])

const features: AdminFeature[] = [
  { name: 'vendors', pages: [{ path: 'drive/vendor/edit/:id', page: Page, asks: asks('vendor') }] },
  {
    name: 'payments',
    inserts: [
      { name: 'rates', into: 'editVendor', part: Page, roles: [1], asks: asks('rates') },
      { name: 'other', into: 'editTruck', part: Page, roles: [1], asks: asks('other') },
    ],
  },
]

it('a page that is opened asks for what it and the parts of others on it need, by what its address names', () => {
  const admin = resolveConfig(features)
  openAhead({ admin, aheadApi: {} as ApiClient }, '/drive/vendor/edit/7?tab=1')
  openAhead({ admin, aheadApi: {} as ApiClient }, '/nowhere')
  expect(asked).toEqual([
    ['vendor', { id: '7' }],
    ['rates', { id: '7' }],
  ])
})
