import { expect, it } from 'vitest'
import { INSTALL_GUIDE_SHEET } from './install-guide-sheet'
import { PRINT_ORDER_SHEET } from './print-order-sheet'
import { sheetFileName } from './sheet'

it.each([
  ['2026-05-20T17:00:00Z', 'Haulboard Print Order Sheet 2026-05-20.xlsx'],
  ['2026-05-21T06:59:59Z', 'Haulboard Print Order Sheet 2026-05-20.xlsx'],
  ['2026-05-21T07:00:00Z', 'Haulboard Print Order Sheet 2026-05-21.xlsx'],
])('a sheet made at %s is called by its day in Los Angeles', (made, name) => {
  expect(sheetFileName(PRINT_ORDER_SHEET, { product: 'Haulboard', made })).toBe(name)
})

it('a brand whose name no file may have still names its sheet', () => {
  const made = '2026-05-20T17:00:00Z'
  expect(sheetFileName(INSTALL_GUIDE_SHEET, { product: 'Trucks/Ads: "LA"\n', made })).toBe(
    'Trucks Ads LA Install Guide Sheet 2026-05-20.xlsx',
  )
})
