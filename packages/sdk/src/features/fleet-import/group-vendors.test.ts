import { expect, it } from 'vitest'
import type { CheckedRow } from './check-rows'
import { groupVendors } from './group-vendors'
import { FLEET_IMPORT_TEXTS } from './import-texts'

const row = (line: number, vendor: Record<string, string>): CheckedRow => ({
  line,
  vendor,
  truck: {},
  problems: [],
})

const linesOf = (rows: readonly CheckedRow[]) =>
  groupVendors(rows).map(group => group.rows.map(({ line }) => line))

it('rows of one code are one vendor, and what a later row adds finds the vendor as well', () => {
  const rows = [
    row(2, { code: 'V-1' }),
    row(3, { code: 'v-1', name: 'Vega', phone_num: '+12135550101' }),
    row(4, { name: 'Vega', phone_num: '+12135550101', city: 'Reno' }),
    row(5, { name: 'Lopez' }),
  ]
  expect(linesOf(rows)).toEqual([[2, 3, 4], [5]])
  expect(groupVendors(rows)[0]?.fields).toEqual({
    code: 'V-1',
    name: 'Vega',
    phone_num: '+12135550101',
    city: 'Reno',
  })
})

it('a row that names nobody, or one of two, is in no group and says so', () => {
  const rows = [
    row(2, { name: 'Vega', phone_num: '+12135550101' }),
    row(3, { name: 'Vega', phone_num: '+12135550102' }),
    row(4, { name: 'Vega' }),
    row(5, { city: 'Reno' }),
  ]
  expect(linesOf(rows)).toEqual([[2], [3]])
  expect(rows.slice(2).map(({ problems }) => problems.map(({ message }) => message))).toEqual([
    [FLEET_IMPORT_TEXTS.severalVendors('Vega')],
    [FLEET_IMPORT_TEXTS.noVendor],
  ])
})

it('two names under one code contradict each other', () => {
  const rows = [row(2, { code: 'V-1', name: 'Vega' }), row(3, { code: 'V-1', name: 'Lopez' })]
  groupVendors(rows)
  expect(rows[1]?.problems).toEqual([
    { field: 'vendor.name', message: FLEET_IMPORT_TEXTS.otherValue('Name', 2) },
  ])
})
