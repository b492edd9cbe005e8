import type { AdminFeature } from '../../config/admin-feature'
import { allAhead, fetched } from '../../config/fetched'
import { PAGES } from '../../paths'
import { MacroCell, selectionTrucks } from './selection-trucks'
import { waypointGroups } from './waypoint-groups'

const MacrosPage = fetched(async () => {
  const [{ MacrosPage }] = await Promise.all([import('./MacrosPage'), allAhead({ MacroCell })])
  return MacrosPage
})

/** Rep Routes and macros, and the waypoint groups that they drive to. Spec: operations, 2. */
export const macrosFeature: AdminFeature = {
  name: 'macros',
  pages: [{ path: PAGES.macros, page: MacrosPage }],
  resources: [selectionTrucks, waypointGroups],
  sidebar: [
    { name: 'macros', label: 'console.sidebar.macros', path: PAGES.macros, parent: 'drive', letter: 'm' },
  ],
  pageTexts: {
    en: async () => (await import('./macro-texts')).MACRO_TEXTS,
    es: async () => (await import('./macro-texts-spanish')).MACRO_TEXTS_SPANISH,
  },
}
