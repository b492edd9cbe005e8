import type { ApiClient } from '@product/sdk/client'
import { expect, it, vi } from 'vitest'
import type { AdminFeature, Texts } from './admin-feature'
import { openAhead } from './open-ahead'
import { resolveConfig } from './resolve-config'
import { createI18nProvider } from '../texts/i18n-provider'

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
  const runtime = { admin, aheadApi: {} as ApiClient, i18n: createI18nProvider(admin) }
  openAhead(runtime, '/drive/vendor/edit/7?tab=1')
  openAhead(runtime, '/nowhere')
  expect(asked).toEqual([
    ['vendor', { id: '7' }],
    ['rates', { id: '7' }],
  ])
})

it('texts that a page and what stands on it have in common are fetched once, and there when it is shown', async () => {
  const en = vi.fn<() => Promise<Texts>>(async () => ({ yard: { gate: 'Gate' } }))
  const pageTexts = { en }
  const insert = (name: string) => ({ name, into: 'drive' as const, part: Page, roles: [1] as const })
  const admin = resolveConfig([
    { name: 'vendors', pages: [{ path: 'drive', page: Page }], pageTexts },
    { name: 'payments', inserts: [insert('rates'), insert('bills')], pageTexts },
  ])
  const i18n = createI18nProvider(admin)
  openAhead({ admin, aheadApi: {} as ApiClient, i18n }, '/drive')
  await i18n.learn([pageTexts])
  expect([i18n.translate('yard.gate'), i18n.knows([pageTexts]), en.mock.calls.length]).toEqual([
    'Gate',
    true,
    1,
  ])
})

it('texts that could not be fetched ahead are fetched when the page is opened', async () => {
  const en = vi
    .fn<() => Promise<Texts>>(async () => ({ yard: { gate: 'Gate' } }))
    .mockRejectedValueOnce(new Error('no connection'))
  const admin = resolveConfig([
    { name: 'vendors', pages: [{ path: 'drive', page: Page }], pageTexts: { en } },
  ])
  const i18n = createI18nProvider(admin)
  openAhead({ admin, aheadApi: {} as ApiClient, i18n }, '/drive')
  const [drive] = admin.pages
  await expect(i18n.learn(drive?.texts ?? [])).rejects.toThrow()
  await new Promise(resolve => setTimeout(resolve))
  await i18n.learn(drive?.texts ?? [])
  expect(i18n.translate('yard.gate')).toBe('Gate')
})
