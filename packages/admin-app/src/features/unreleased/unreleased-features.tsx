import type { AdminFeature, SidebarEntry } from '../../config/admin-feature'
import { PAGES, type PageName } from '../../paths'
import { UnreleasedPage } from './UnreleasedPage'

const SIDEBAR = 'console.sidebar'

function unreleased(
  name: string,
  pages: Partial<Record<PageName, string>>,
  entry?: Omit<SidebarEntry, 'name' | 'label'> & { label: string },
): AdminFeature {
  return {
    name,
    pages: Object.entries(pages).map(([key, title]) => {
      // The keys of `pages` are names of pages by its type.
      const page = key as PageName
      return { path: PAGES[page], page: () => <UnreleasedPage name={page} title={title} /> }
    }),
    sidebar: entry && [{ name, ...entry }],
  }
}

/**
 * Sections whose pages come later, each in the place, behind the guard and with the sidebar entry that it will have. A
 * section that is built takes the place of its line in `features.ts`.
 */
export const unreleasedFeatures = {
  backdate: unreleased(
    'backdate',
    { backdate: `${SIDEBAR}.backdate` },
    { label: `${SIDEBAR}.backdate`, path: PAGES.backdate, parent: 'advertise', letter: 'b' },
  ),
} satisfies Record<string, AdminFeature>
