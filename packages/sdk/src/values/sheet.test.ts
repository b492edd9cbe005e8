import { expect, it } from 'vitest'
import { sheetFileName } from './sheet'

it.each([
  ['2026-05-20T17:00:00Z', 'Haulboard Print Order Sheet 2026-05-20.xlsx'],
  ['2026-05-21T06:59:59Z', 'Haulboard Print Order Sheet 2026-05-20.xlsx'],
  ['2026-05-21T07:00:00Z', 'Haulboard Print Order Sheet 2026-05-21.xlsx'],
])('a sheet made at %s is called by its day in Los Angeles', (made, name) => {
  expect(sheetFileName({ name: 'Print Order Sheet' }, { product: 'Haulboard', made })).toBe(name)
})

it('a brand whose name no file may have still names its sheet', () => {
  const made = '2026-05-20T17:00:00Z'
  expect(sheetFileName({ name: 'Install Guide Sheet' }, { product: 'Trucks/Ads: "LA"\n', made })).toBe(
    'Trucks Ads LA Install Guide Sheet 2026-05-20.xlsx',
  )
})
