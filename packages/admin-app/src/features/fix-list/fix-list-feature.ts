import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined'
import { endpointRoles } from '@product/sdk/client'
import type { AdminFeature } from '../../config/admin-feature'
import { allAhead, fetched } from '../../config/fetched'
import { PAGES } from '../../paths'
import { itemCells } from './fix-list-columns'
import { closedItems, fixListItems, openItems } from './fix-list-resources'
import { FIX_LIST_TODO_TEXTS } from './fix-list-todo-texts'
import { pressingItems } from './fix-list-todos'

const FixListPage = fetched(async () => {
  const [{ FixListPage }] = await Promise.all([import('./FixListPage'), allAhead(itemCells)])
  return FixListPage
})
const FixListInputs = fetched(async () => (await import('./FixListInputs')).FixListInputs)
async function tables() {
  const [inserts] = await Promise.all([import('./FixListInserts'), allAhead(itemCells)])
  return inserts
}
const VendorFixList = fetched(async () => (await tables()).VendorFixList)
const TruckFixList = fetched(async () => (await tables()).TruckFixList)

/** What is wrong with trucks, on a page of its own and on those of vendors and trucks. Spec: operations, 2. */
export const fixListFeature: AdminFeature = {
  name: 'fixlist',
  pages: [{ path: PAGES.fixlist, page: FixListPage }],
  resources: [{ ...fixListItems, form: FixListInputs }, openItems, closedItems],
  sidebar: [
    {
      name: 'fixlist',
      label: 'console.sidebar.fixlist',
      path: PAGES.fixlist,
      icon: ChecklistOutlined,
      letter: 'f',
      count: async api => (await api.fixList({ query: { closed: 'false', limit: 0 } })).rowCount,
    },
  ],
  home: [pressingItems],
  inserts: [
    {
      name: 'fix-list',
      into: 'editVendor',
      part: VendorFixList,
      roles: endpointRoles.vendorFixList,
      asks: (api, { id = '' }) => void api.vendorFixList({ params: { id } }),
    },
    {
      name: 'fix-list',
      into: 'editTruck',
      part: TruckFixList,
      roles: endpointRoles.truckFixList,
    },
  ],
  texts: FIX_LIST_TODO_TEXTS,
  pageTexts: {
    en: async () => (await import('./fix-list-texts')).FIX_LIST_PAGE_TEXTS,
    es: async () => (await import('./fix-list-texts-spanish')).FIX_LIST_TEXTS_SPANISH,
  },
}
