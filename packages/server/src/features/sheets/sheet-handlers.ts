import {
  INSTALL_GUIDE_SHEET,
  installGuideRow,
  PRINT_ORDER_SHEET,
  printOrderRow,
  sheetEndpoints,
} from '@product/sdk/features/sheets'
import { implement } from '../../http/implement'
import { exportSheet } from './export-sheet'
import { sheetTrucks } from './sheet-truck-store'

// Sheets are made with no transaction open: the larger ones take seconds.
export const sheetHandlers = implement(sheetEndpoints, {
  printOrderTrucks: async ({ db }) => ({ truckData: (await sheetTrucks(db)).map(printOrderRow) }),
  exportPrintOrder: {
    ownTransaction: true,
    handler: call => exportSheet(call, PRINT_ORDER_SHEET, printOrderRow),
  },
  installGuideTrucks: async ({ db }) => ({ calculateData: (await sheetTrucks(db)).map(installGuideRow) }),
  exportInstallGuide: {
    ownTransaction: true,
    handler: call => exportSheet(call, INSTALL_GUIDE_SHEET, installGuideRow),
  },
})
