import HomeOutlined from '@mui/icons-material/HomeOutlined'
import type { AdminFeature } from '../../config/admin-feature'
import { fetched } from '../../config/fetched'
import { PAGES } from '../../paths'

const HomePage = fetched(async () => (await import('./HomePage')).HomePage)

/** What needs doing today. Role 5 has only Communication in its sidebar, so it has no home. Spec: operations, 6. */
export const homeFeature: AdminFeature = {
  name: 'home',
  pages: [{ path: PAGES.home, page: HomePage, roles: [1, 2, 3] }],
  sidebar: [
    { name: 'home', label: 'console.sidebar.home', path: PAGES.home, icon: HomeOutlined, letter: 'h' },
  ],
}
