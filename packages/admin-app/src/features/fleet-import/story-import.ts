import {
  FLEET_IMPORT_TEXTS,
  fleetImportEndpoints,
  type FleetImportAnswer,
  type FleetImportRow,
  guessColumns,
  readImportTable,
} from '@product/sdk/features/fleet-import'
import { answer } from '@product/sdk/testing'
import type { ImportFile } from './use-import-work'

const LONG =
  'A vendor whose name goes on and on, with <b>markup</b> and a 🚚, for as long as anybody cares to read it'

const TEXT = [
  'Vendor,Phone,City,SSN,Truck,Plate,Model year,Favourite colour',
  'Vega Hauling,213-555-0101,Reno,123-45-6789,Box 1,7ABC123,2019,red',
  'Vega Hauling,,,,Box 2,7ABC124,2020,',
  'Lopez,310-555-0102,Vernon,,,,,blue',
  `"${LONG}",323-555-0103,Torrance,,=1+1,8XYZ,1885,`,
  ',,,,Lost,9NONE,,',
].join('\n')

/** The file of the stories. */
export const storyText = TEXT

function storyFile(): ImportFile {
  const table = readImportTable(new TextEncoder().encode(TEXT))
  if ('problem' in table) throw new Error(table.problem)
  return { key: 'story', name: 'fleet 2026.csv', table, columns: guessColumns(table.heads) }
}

export const storyImport = storyFile()

const none: Pick<FleetImportRow, 'vendor' | 'truck' | 'problems' | 'warnings'> = {
  vendor: null,
  truck: null,
  problems: [],
  warnings: [],
}
const vega = { name: 'Vega Hauling', line: 2, vendor_id: 3 }

const rows: FleetImportRow[] = [
  {
    ...none,
    line: 2,
    vendor: { ...vega, outcome: 'changed', changes: [{ field: 'city', before: 'Fresno', after: 'Reno' }] },
    truck: { name: 'Box 1', line: 2, truck_id: 5, outcome: 'same', changes: [] },
  },
  {
    ...none,
    line: 3,
    vendor: { ...vega, outcome: 'changed', changes: [] },
    truck: {
      name: 'Box 2',
      line: 3,
      truck_id: 6,
      outcome: 'changed',
      changes: [{ field: 'year', before: null, after: 2020 }],
    },
    warnings: [{ field: 'truck.license_plate', message: FLEET_IMPORT_TEXTS.plateTaken('Van 3', 'Lopez') }],
  },
  { ...none, line: 4, vendor: { name: 'Lopez', line: 4, vendor_id: null, outcome: 'new', changes: [] } },
]

const refusedRow: FleetImportRow = {
  ...none,
  line: 5,
  vendor: { name: LONG, line: 5, vendor_id: null, outcome: 'new', changes: [] },
  truck: { name: '=1+1', line: 5, truck_id: null, outcome: 'new', changes: [] },
  problems: [{ field: 'truck.year', message: 'Please enter a year from 1900 to 2100.' }],
}

const nobodysRow: FleetImportRow = {
  ...none,
  line: 6,
  problems: [{ field: 'vendor.name', message: FLEET_IMPORT_TEXTS.noVendor }],
}

const checked = (over: Partial<FleetImportAnswer>) =>
  answer(fleetImportEndpoints.importFleet, {
    dry_run: true,
    columns: [...storyImport.columns],
    rows,
    vendors: { new: 1, changed: 1, same: 0 },
    trucks: { new: 0, changed: 1, same: 1 },
    refused: 0,
    plan: 'a'.repeat(64),
    ...over,
  })

export const allWell = checked({})

export const someRefused = checked({
  rows: [...rows, refusedRow, nobodysRow],
  refused: 2,
})

export const nothingNew = checked({
  rows: rows.map(row => ({
    ...row,
    vendor: row.vendor && { ...row.vendor, outcome: 'same', changes: [] },
    truck: row.truck && { ...row.truck, outcome: 'same', changes: [] },
  })),
  vendors: { new: 0, changed: 0, same: 2 },
  trucks: { new: 0, changed: 0, same: 2 },
})

/** As many rows as a business has trucks. */
export const manyRows = checked({
  rows: Array.from({ length: 500 }, (_, at) => ({
    ...none,
    line: at + 2,
    vendor: {
      name: `Vendor ${at % 50}`,
      line: (at % 50) + 2,
      vendor_id: null,
      outcome: 'new' as const,
      changes: [],
    },
    truck: { name: `Box ${at}`, line: at + 2, truck_id: null, outcome: 'new' as const, changes: [] },
  })),
  vendors: { new: 50, changed: 0, same: 0 },
  trucks: { new: 500, changed: 0, same: 0 },
})
