import { lazy } from 'react'
import type { AdminFeature } from '../../config/admin-feature'
import { PAGES } from '../../paths'
import { installGuideTrucks, printOrderTrucks } from './sheet-resources'

const PrintOrderSheetPage = lazy(async () => ({
  default: (await import('./PrintOrderSheetPage')).PrintOrderSheetPage,
}))
const InstallGuideSheetPage = lazy(async () => ({
  default: (await import('./InstallGuideSheetPage')).InstallGuideSheetPage,
}))

/** What goes to the printer and what an installer takes along. Spec: operations, 2. */
export const sheetsFeature: AdminFeature = {
  name: 'sheets',
  pages: [
    { path: PAGES.printOrderSheet, page: PrintOrderSheetPage },
    { path: PAGES.installGuideSheet, page: InstallGuideSheetPage },
  ],
  resources: [printOrderTrucks, installGuideTrucks],
  sidebar: [
    {
      name: 'print-order-sheet',
      label: 'console.sidebar.print_order_sheet',
      path: PAGES.printOrderSheet,
      parent: 'production',
      letter: 's',
    },
    {
      name: 'install-guide-sheet',
      label: 'console.sidebar.install_guide_sheet',
      path: PAGES.installGuideSheet,
      parent: 'production',
      letter: 'i',
    },
  ],
  async pageTexts() {
    const [{ SHEET_PAGE_TEXTS: en }, { SHEET_TEXTS_SPANISH: es }] = await Promise.all([
      import('./sheet-texts'),
      import('./sheet-texts-spanish'),
    ])
    return { en, es }
  },
}
