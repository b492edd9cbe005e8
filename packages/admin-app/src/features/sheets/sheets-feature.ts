import type { ApiClient } from '@product/sdk/client'
import type { AdminFeature, PageTexts } from '../../config/admin-feature'
import { fetched } from '../../config/fetched'
import { PAGES } from '../../paths'
import { installGuideTrucks, printOrderTrucks } from './sheet-resources'

const PrintOrderSheetPage = fetched(async () => (await import('./PrintOrderSheetPage')).PrintOrderSheetPage)
const InstallGuideSheetPage = fetched(
  async () => (await import('./InstallGuideSheetPage')).InstallGuideSheetPage,
)

const pageTexts: PageTexts = {
  en: async () => (await import('./sheet-texts')).SHEET_PAGE_TEXTS,
  es: async () => (await import('./sheet-texts-spanish')).SHEET_TEXTS_SPANISH,
}

/** A sheet lists every truck. */
async function allTrucks(api: ApiClient): Promise<number> {
  const { trucksOnCampaign, truckInventory } = await api.driveTotals()
  return trucksOnCampaign + truckInventory
}

/** What goes to the printer. Spec: operations, 2. */
export const printOrderFeature: AdminFeature = {
  name: 'print-order-sheet',
  pages: [{ path: PAGES.printOrderSheet, page: PrintOrderSheetPage }],
  resources: [printOrderTrucks],
  sidebar: [
    {
      name: 'print-order-sheet',
      label: 'console.sidebar.print_order_sheet',
      path: PAGES.printOrderSheet,
      parent: 'production',
      letter: 's',
      total: allTrucks,
    },
  ],
  pageTexts,
}

/** What an installer takes along. Spec: operations, 2. */
export const installGuideFeature: AdminFeature = {
  name: 'install-guide-sheet',
  pages: [{ path: PAGES.installGuideSheet, page: InstallGuideSheetPage }],
  resources: [installGuideTrucks],
  sidebar: [
    {
      name: 'install-guide-sheet',
      label: 'console.sidebar.install_guide_sheet',
      path: PAGES.installGuideSheet,
      parent: 'production',
      letter: 'i',
      total: allTrucks,
    },
  ],
  pageTexts,
}
