import type { AdminFeature } from '../../config/admin-feature'
import { allAhead, fetched } from '../../config/fetched'
import { PAGES } from '../../paths'
import { removalCells } from './removal-columns'
import { completedRemovals, upcomingRemovals } from './removal-resources'
import { REMOVAL_TODO_TEXTS } from './removal-todo-texts'
import { dueRemovals } from './removal-todos'

const RemovalsPage = fetched(async () => {
  const [{ RemovalsPage }] = await Promise.all([import('./RemovalsPage'), allAhead(removalCells)])
  return RemovalsPage
})

/** What is to come off trucks, and what came off. Spec: operations, 2. */
export const removalsFeature: AdminFeature = {
  name: 'removals',
  pages: [{ path: PAGES.removals, page: RemovalsPage }],
  resources: [upcomingRemovals, completedRemovals],
  sidebar: [
    {
      name: 'removals',
      label: 'console.sidebar.removals',
      path: PAGES.removals,
      parent: 'production',
      letter: 'r',
      count: async api => (await api.removalTotals()).upcoming,
    },
  ],
  home: [dueRemovals],
  texts: REMOVAL_TODO_TEXTS,
  pageTexts: {
    en: async () => (await import('./removal-page-texts')).REMOVAL_PAGE_TEXTS,
    es: async () => (await import('./removal-texts-spanish')).REMOVAL_TEXTS_SPANISH,
  },
}
