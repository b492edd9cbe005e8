import { DEFAULT_BRAND, type Brand } from '@product/sdk/values'
import type { ComponentType } from 'react'
import type { AdminConfig, LocaleName } from './admin-config'
import type {
  AdminFeature,
  AdminPage,
  AdminResource,
  AdminSearch,
  AsksAhead,
  HomeWidget,
  PageInsert,
  FeatureAction,
  FeatureLink,
  PlaceSearch,
  SidebarEntry,
  Texts,
  PageTexts,
} from './admin-feature'
import { changeColumns, inOrder } from './change-columns'
import { present } from '../texts/lay-texts'
import { PAGES } from '../paths'
import { withTexts } from '../texts/with-texts'
import { fetchedTogether, type Fetched } from './fetched'
import { DEFAULT_RULES, type AdminRules } from './rules'

/** A page that can be fetched with all that stands on it before it is shown. */
export type ResolvedPage = Omit<AdminPage, 'asks'> & {
  page: Fetched<object>
  texts: readonly PageTexts[]
  asks: readonly AsksAhead[]
}

/** The console as it is to run: features and configuration put together. */
export interface ResolvedAdmin {
  brand: Brand
  apiUrl: string
  mapStyleUrl?: string
  rules: AdminRules
  pages: readonly ResolvedPage[]
  resources: Readonly<Record<string, AdminResource>>
  sidebar: readonly SidebarEntry[]
  home: readonly HomeWidget[]
  inserts: readonly PageInsert[]
  links: readonly FeatureLink[]
  actions: readonly FeatureAction[]
  finds: readonly PlaceSearch[]
  search?: AdminSearch
  /** In the order in which they lie over one another, by language. */
  texts: Readonly<Record<LocaleName, readonly Texts[]>>
}

const unique = (names: readonly string[], what: string): void => {
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new Error(`Two ${what} are called "${twice}".`)
}

function changeResource(resource: AdminResource, config: AdminConfig): AdminResource {
  const { list = resource.list, form = resource.form, columns } = config.resources?.[resource.name] ?? {}
  return { ...resource, list, form, columns: changeColumns(resource.columns ?? [], columns) }
}

function resolveSidebar(features: readonly AdminFeature[], config: AdminConfig): SidebarEntry[] {
  const { hide = [], add = [], order = [] } = config.sidebar ?? {}
  const entries = [...features.flatMap(({ sidebar = [] }) => sidebar), ...add]
  unique(
    entries.map(({ name }) => name),
    'sidebar entries',
  )
  return inOrder(
    entries.filter(({ name }) => !hide.includes(name)),
    order,
    ({ name }) => name,
  )
}

/** A page with all that stands on it. A component that stands at two addresses stays one: React would take two for two pages. */
function pagesOf({ pages = [], pageTexts }: AdminFeature, features: readonly AdminFeature[]): ResolvedPage[] {
  const together = (page: ComponentType): Pick<ResolvedPage, 'page' | 'texts'> => {
    const paths = pages.filter(one => one.page === page).map(({ path }) => path)
    const guests = features.flatMap(guest =>
      (guest.inserts ?? [])
        .filter(({ into }) => paths.includes(PAGES[into]))
        .map(({ part }) => ({ part, texts: guest.pageTexts })),
    )
    const texts = [...new Set(present([pageTexts, ...guests.map(guest => guest.texts)]))]
    const parts = guests.map(({ part }) => part)
    return { page: fetchedTogether(page, parts, withTexts(page, texts)), texts }
  }
  const shown = new Map<ComponentType, Pick<ResolvedPage, 'page' | 'texts'>>()
  return pages.map(one => {
    const whole = shown.get(one.page) ?? together(one.page)
    shown.set(one.page, whole)
    const guests = features
      .flatMap(({ inserts = [] }) => inserts)
      .filter(({ into }) => PAGES[into] === one.path)
    return { ...one, ...whole, asks: present([one.asks, ...guests.map(({ asks }) => asks)]) }
  })
}

function resolveSearch(features: readonly AdminFeature[]): AdminSearch | undefined {
  const { search, pageTexts } = features.findLast(feature => feature.search !== undefined) ?? {}
  return search && { ...search, dialog: withTexts(search.dialog, present([pageTexts])) }
}

/**
 * Puts the features that ship and a configuration together. Throws where two things carry one name or a change names a
 * resource that does not exist: a configuration is a program's own text, so it is better refused at once.
 */
export function resolveConfig(shipped: readonly AdminFeature[], config: AdminConfig = {}): ResolvedAdmin {
  const all = [...shipped, ...(config.addFeatures ?? [])]
  unique(
    all.map(({ name }) => name),
    'features',
  )
  const unknown = Object.keys(config.features ?? {}).find(name => !all.some(feature => feature.name === name))
  if (unknown !== undefined) throw new Error(`There is no feature "${unknown}" to switch.`)
  const features = all.filter(({ name }) => config.features?.[name] !== false)
  const resources = [...features.flatMap(({ resources = [] }) => resources), ...(config.addResources ?? [])]
  unique(
    resources.map(({ name }) => name),
    'resources',
  )
  const known = new Set(all.flatMap(({ resources = [] }) => resources).map(({ name }) => name))
  const misnamed = Object.keys(config.resources ?? {}).find(name => !known.has(name))
  if (misnamed !== undefined) throw new Error(`There is no resource "${misnamed}" to change.`)
  const { hide = [], add = [] } = config.home ?? {}
  return {
    brand: { ...DEFAULT_BRAND, ...config.brand },
    apiUrl: config.apiUrl ?? '/api',
    mapStyleUrl: config.mapStyleUrl,
    rules: { ...DEFAULT_RULES, ...config.rules },
    pages: features.flatMap(feature => pagesOf(feature, features)),
    resources: Object.fromEntries(
      resources.map(resource => [resource.name, changeResource(resource, config)]),
    ),
    sidebar: resolveSidebar(features, config),
    home: [...features.flatMap(({ home = [] }) => home), ...add].filter(({ name }) => !hide.includes(name)),
    inserts: features.flatMap(({ inserts = [], pageTexts }) =>
      inserts.map(insert => ({ ...insert, part: withTexts(insert.part, present([pageTexts])) })),
    ),
    links: features.flatMap(({ links = [] }) => links),
    actions: features.flatMap(({ actions = [] }) => actions),
    finds: features.flatMap(({ finds = [] }) => finds),
    search: resolveSearch(features),
    texts: {
      en: present([...features.map(({ texts }) => texts?.en), config.texts?.en]),
      es: present([...features.map(({ texts }) => texts?.es), config.texts?.es]),
    },
  }
}
