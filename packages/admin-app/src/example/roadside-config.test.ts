import { describe, expect, it } from 'vitest'
import { mayEnter } from '../config/may-enter'
import { resolveConfig } from '../config/resolve-config'
import { mayDo } from '../data/who-may'
import { FEATURES } from '../features'
import { createI18nProvider } from '../texts/i18n-provider'
import { paletteOf } from '../theme/palette'
import { roadsideConfig } from './roadside-config'

const admin = resolveConfig(FEATURES, roadsideConfig)
const columnsOf = (resource: string) => admin.resources[resource]?.columns?.map(({ source }) => source)

describe('a business that runs the console as its own', () => {
  it('shows its brand in colours and texts', () => {
    const i18n = createI18nProvider(admin)
    expect([admin.brand.name, admin.brand.font]).toEqual(['Roadside', 'Poppins'])
    expect(paletteOf(admin.brand, 'light').primary).toBe('#0f766e')
    expect(i18n.translate('garages.title')).toBe('Garages')
  })

  it('has a section less', () => {
    const shipped = resolveConfig(FEATURES)
    const paths = (pages: typeof admin.pages) => pages.map(({ path }) => path)
    expect(paths(shipped.pages)).toContain('production/install-guide-sheet')
    expect(paths(admin.pages)).not.toContain('production/install-guide-sheet')
    expect(admin.sidebar.map(({ name }) => name)).not.toContain('install-guide-sheet')
  })

  it('has a kind of record more, which roles 1, 2 and 3 see and 1 and 3 change', () => {
    const garages = admin.resources.garages?.endpoints
    expect(([1, 2, 3, 5] as const).map(role => mayEnter(admin, '/garages', role))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(([1, 2, 3] as const).map(role => mayDo(garages, 'edit', role))).toEqual([true, false, true])
    expect(admin.sidebar.at(-1)?.name).toBe('garages')
  })

  it('has a column more in a table that ships, beside the name', () => {
    expect(columnsOf('client-users')?.slice(0, 2)).toEqual(['user_name', 'campaign_count'])
    const column = admin.resources['client-users']?.columns?.find(({ source }) => source === 'campaign_count')
    expect(column?.render?.({ id: 1, campaigns: [{}, {}] })).toBe('2')
  })

  it('changes a rule and leaves the others', () => {
    expect([admin.rules.defaultPageSize, admin.rules.searchPauseMs]).toEqual([50, 1000])
  })
})
