import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { bodyId, id } from '../../contract/id-param'
import { installGuideTruck } from './install-guide-sheet'
import { printOrderTruck } from './print-order-sheet'
import { SHEET_TEXTS } from './sheet-texts'

const staff = { all: [1, 2, 3] } as const

const selected = z.object({
  truckIds: z
    .array(bodyId<'truck'>(), { error: SHEET_TEXTS.nothingSelected })
    .min(1, SHEET_TEXTS.nothingSelected),
})

const sheetFile = z.object({
  /** On the server's own origin; asks for the session again. */
  downloadUrl: z.string(),
  file_name: z.string(),
  /** After this instant the file is gone. */
  expires_at: z.iso.datetime(),
  rowCount: z.number().int(),
  /** Selected, and not there any more. */
  left_out: z.array(id<'truck'>()),
})

const exportOf = (sheet: string) =>
  `The selected trucks of the ${sheet} as an .xlsx file, which can be fetched for a quarter of an hour. Trucks that are not there any more are left out and named.`

/** The two lists and the two exports are spelt crosswise in the documents. Spec: operations, 7. */
export const sheetEndpoints = {
  printOrderTrucks: endpoint({
    method: 'GET',
    path: '/truck/print-order-sheet-list/all',
    summary: 'Every truck as the Print Order Sheet has it, by vendor and name.',
    access: staff,
    answer: z.object({ truckData: z.array(printOrderTruck) }),
  }),
  exportPrintOrder: endpoint({
    method: 'POST',
    path: '/truck/print-order-sheet/all/',
    summary: exportOf('Print Order Sheet'),
    access: staff,
    body: selected,
    answer: sheetFile,
    errors: ['invalid'],
  }),
  installGuideTrucks: endpoint({
    method: 'GET',
    path: '/truck/install-guide-sheet/all/',
    summary: 'Every truck as the Install Guide Sheet has it, by vendor and name.',
    access: staff,
    answer: z.object({ calculateData: z.array(installGuideTruck) }),
  }),
  exportInstallGuide: endpoint({
    method: 'POST',
    path: '/truck/install-guide-sheet-list/all/',
    summary: exportOf('Install Guide Sheet'),
    access: staff,
    body: selected,
    answer: sheetFile,
    errors: ['invalid'],
  }),
}
