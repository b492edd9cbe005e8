import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@product/sdk/contract'
import { describe, expect, it } from 'vitest'
import { resourceEndpoints } from '../data/resource-endpoints'
import type { AdminFeature } from './admin-feature'
import { mayEnter } from './may-enter'
import { resolveConfig } from './resolve-config'
import { DEFAULT_RULES } from './rules'

const Nothing = () => null
const endpoints = resourceEndpoints({
  id: 'id',
  list: { access: [1, 2], sorts: ['name'], run: async () => ({ rows: [], rowCount: 0 }) },
})

const features: AdminFeature[] = [
  {
    name: 'vendors',
    pages: [{ path: 'vendors', page: Nothing, roles: [1, 2, 3] }],
    resources: [
      {
        name: 'vendors',
        endpoints,
        columns: [{ source: 'name' }, { source: 'city' }, { source: 'phone' }],
        list: Nothing,
      },
    ],
    sidebar: [{ name: 'vendors', label: 'Vendors', path: 'vendors' }],
    home: [{ name: 'late', title: 'Late', roles: [1], load: async () => [] }],
    inserts: [{ name: 'map', into: 'drive', part: Nothing, roles: [1] }],
    actions: [{ name: 'new', label: 'New', to: 'createVendor' }],
    finds: [{ name: 'yards', label: 'Yards', roles: [1], find: async () => [] }],
    texts: { en: { vendors: { title: 'Vendors' } } },
  },
  {
    name: 'maps',
    sidebar: [{ name: 'maps', label: 'Maps', path: 'maps' }],
    search: { dialog: Nothing, roles: [1] },
  },
]

const columnsOf = (admin: ReturnType<typeof resolveConfig>) =>
  admin.resources.vendors?.columns?.map(({ source }) => source)

describe('a configuration', () => {
  it('that is empty leaves the product as it ships', () => {
    const admin = resolveConfig(features)
    expect(admin).toMatchObject({ apiUrl: '/api', brand: { name: 'Haulboard' }, search: { dialog: Nothing } })
    expect(columnsOf(admin)).toEqual(['name', 'city', 'phone'])
  })

  it('takes a feature away with all that belongs to it', () => {
    const admin = resolveConfig(features, { features: { vendors: false } })
    const { pages, resources, home, inserts, actions, finds, texts } = admin
    expect([pages, Object.keys(resources), home, inserts, actions, finds, texts.en]).toEqual(
      Array.from({ length: 7 }, () => []),
    )
    expect(admin.sidebar.map(({ name }) => name)).toEqual(['maps'])
  })

  it('hides, adds and moves columns', () => {
    const admin = resolveConfig(features, {
      resources: {
        vendors: { columns: { hide: ['city'], add: [{ source: 'rating' }], order: ['rating', 'phone'] } },
      },
    })
    expect(columnsOf(admin)).toEqual(['rating', 'phone', 'name'])
  })

  it('puts its own list and form in the place of a feature’s', () => {
    const Own = () => null
    const admin = resolveConfig(features, { resources: { vendors: { list: Own, form: Own } } })
    expect(admin.resources.vendors).toMatchObject({ list: Own, form: Own })
    expect(resolveConfig(features).resources.vendors).toMatchObject({ list: Nothing, form: undefined })
  })

  it('orders the sidebar and adds to it, to the home page and to the texts', () => {
    const admin = resolveConfig(features, {
      sidebar: { order: ['maps'], add: [{ name: 'help', label: 'Help', path: 'help' }] },
      home: { hide: ['late'], add: [{ name: 'mine', title: 'Mine', roles: [1], load: async () => [] }] },
      texts: { en: { vendors: { title: 'Drivers' } } },
    })
    expect(admin.sidebar.map(({ name }) => name)).toEqual(['maps', 'vendors', 'help'])
    expect(admin.home.map(({ name }) => name)).toEqual(['mine'])
    expect(admin.texts.en.at(-1)).toEqual({ vendors: { title: 'Drivers' } })
  })

  it.each([
    ['There is no feature "vendor" to switch.', { features: { vendor: false } }],
    ['There is no resource "vendor" to change.', { resources: { vendor: {} } }],
    ['Two resources are called "vendors".', { addResources: [{ name: 'vendors', endpoints }] }],
    ['Two features are called "maps".', { addFeatures: [{ name: 'maps' }] }],
    ['Two sidebar entries are called "maps".', { sidebar: { add: [{ name: 'maps', label: '', path: '' }] } }],
  ])('that contradicts itself is refused: %s', (message, config) => {
    expect(() => resolveConfig(features, config)).toThrow(message)
  })

  it('may change a resource of a feature that is switched off', () => {
    const config = { features: { vendors: false }, resources: { vendors: { columns: { hide: ['city'] } } } }
    expect(resolveConfig(features, config).resources).toEqual({})
  })
})

describe('a page', () => {
  const admin = resolveConfig(features, {
    addResources: [{ name: 'garages', endpoints, pages: { list: Nothing } }],
  })

  it.each([
    ['/drive', 2, true],
    ['/team', 2, false],
    ['/vendors', 3, true],
    ['/vendors', 5, false],
    ['/garages', 2, true],
    ['/garages/7', 3, false],
    ['/nowhere', 5, true],
  ] as const)('at %s is open to role %i: %s', (path, role, open) => {
    expect(mayEnter(admin, path, role)).toBe(open)
  })
})

it('tables offer the page sizes that the contract knows', () => {
  expect(DEFAULT_RULES).toMatchObject({ pageSizes: PAGE_SIZES, defaultPageSize: DEFAULT_PAGE_SIZE })
})

it('a page at two addresses is one component, with its texts too', () => {
  const feature: AdminFeature = {
    name: 'inbox',
    pages: [
      { path: 'inbox', page: Nothing, stays: 'inbox' },
      { path: 'inbox/:id', page: Nothing, stays: 'inbox' },
    ],
    pageTexts: { en: async () => ({}) },
  }
  const [list, one] = resolveConfig([feature]).pages
  expect(list?.page).toBe(one?.page)
})
