import type { AdminFeature } from '../../config/admin-feature'
import { fetched } from '../../config/fetched'
import { PAGES } from '../../paths'
import { BACKDATE_TODO_TEXTS } from './backdate-todo-texts'
import { troubledGenerations } from './backdate-todos'

const BackdatePage = fetched(async () => (await import('./BackdatePage')).BackdatePage)

/** Routes of placeholders on days that are over. Spec: operations, 2. */
export const backdateFeature: AdminFeature = {
  name: 'backdate',
  pages: [{ path: PAGES.backdate, page: BackdatePage }],
  sidebar: [
    {
      name: 'backdate',
      label: 'console.sidebar.backdate',
      path: PAGES.backdate,
      parent: 'advertise',
      letter: 'b',
    },
  ],
  home: [troubledGenerations],
  texts: BACKDATE_TODO_TEXTS,
  pageTexts: {
    en: async () => (await import('./backdate-texts')).BACKDATE_PAGE_TEXTS,
    es: async () => (await import('./backdate-texts-spanish')).BACKDATE_PAGE_TEXTS_SPANISH,
  },
}
