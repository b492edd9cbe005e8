import type { FleetImportRow } from '@product/sdk/features/fleet-import'
import { expect, it } from 'vitest'
import { countKinds, kindOfRow } from './kinds-of-rows'

type Outcome = 'new' | 'changed' | 'same'

const row = (
  vendor: Outcome | null,
  truck: Outcome | null,
  more: Partial<FleetImportRow> = {},
): FleetImportRow => ({
  line: 2,
  vendor: vendor && { outcome: vendor, line: 2, name: 'Vega', changes: [], vendor_id: null },
  truck: truck && { outcome: truck, line: 2, name: 'Box', changes: [], truck_id: null },
  problems: [],
  warnings: [],
  ...more,
})

it.each([
  [row('new', null), 'new'],
  [row('same', 'new'), 'new'],
  [row('changed', 'same'), 'changed'],
  [row('same', 'changed'), 'changed'],
  [row('same', 'same'), 'same'],
  // A vendor who is new on an earlier line makes this row no news.
  [row('new', 'same', { line: 3 }), 'same'],
  [row('new', 'new', { problems: [{ field: null, message: 'No.' }] }), 'refused'],
])('a row is what becomes of it (%#)', (given, kind) => {
  expect(kindOfRow(given)).toBe(kind)
})

it('the rows of each kind are counted', () => {
  expect(countKinds([row('new', 'new'), row('same', null), row('same', 'same')])).toEqual({
    all: 3,
    refused: 0,
    new: 1,
    changed: 0,
    same: 2,
  })
})
