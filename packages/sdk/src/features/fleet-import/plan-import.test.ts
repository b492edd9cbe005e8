import { describe, expect, it } from 'vitest'
import { TRACKER_TEXTS } from '../../nouns/fleet/tracker-imei'
import { VENDOR_TEXTS } from '../../nouns/fleet/vendor-fields'
import { TRUCK_TEXTS } from '../../nouns/fleet/truck-fields'
import { storedTruck, storedVendor } from './stored-fleet-fixture'
import { checkRows } from './check-rows'
import { guessColumns } from './guess-columns'
import { planAnswer } from './import-answer'
import { readImportTable } from './import-table'
import { FLEET_IMPORT_TEXTS } from './import-texts'
import { planImport, type StoredFleet } from './plan-import'
import { problemText, refusedRowsCsv } from './refused-rows-csv'

const TODAY = '2026-05-20'
const NOBODY: StoredFleet = { vendors: [], trucks: [] }

function plan(text: string, stored: StoredFleet = NOBODY) {
  const table = readImportTable(new TextEncoder().encode(text))
  if ('problem' in table) throw new Error(table.problem)
  return planImport(checkRows(table, guessColumns(table.heads), TODAY), stored)
}

const outcomes = (text: string, stored?: StoredFleet) =>
  plan(text, stored).rows.map(({ line, vendor, truck, problems }) => [
    line,
    vendor?.outcome,
    truck?.outcome,
    ...problems.map(problemText),
  ])

const refusals = (text: string, stored?: StoredFleet) =>
  plan(text, stored).rows.flatMap(({ line, problems }) =>
    problems.map(problem => [line, problemText(problem)]),
  )

describe('vendors of a file', () => {
  it('named on several rows are one, with what all of the rows say', () => {
    const { vendors, trucks, refused } = plan(
      'Vendor,Phone,City,Truck\nVega,213-555-0101,,Box 1\nvega ,,Reno,Box 2\nVega,(213) 555-0101,reno,Box 3\n',
    )
    expect(refused).toBe(0)
    expect(vendors.map(({ fields }) => fields)).toEqual([
      { name: 'Vega', phone_num: '+12135550101', city: 'Reno' },
    ])
    expect(trucks.map(({ fields, vendor }) => [fields.name, vendor === vendors[0]])).toEqual([
      ['Box 1', true],
      ['Box 2', true],
      ['Box 3', true],
    ])
  })

  it('of one name and two phone numbers are two', () => {
    expect(plan('Vendor,Phone\nVega,213-555-0101\nVega,213-555-0102\n').vendors).toHaveLength(2)
  })

  it('of one name are nobody knows who where a row says no more', () => {
    expect(refusals('Vendor,Phone\nVega,213-555-0101\nVega,213-555-0102\nVega,\n')).toEqual([
      [4, `Vendor: Name: ${FLEET_IMPORT_TEXTS.severalVendors('Vega')}`],
    ])
  })

  it('can have one city only', () => {
    expect(refusals('Vendor,City\nVega,Reno\nVega,Fresno\n')).toEqual([
      [3, `Vendor: City: ${FLEET_IMPORT_TEXTS.otherValue('City', 2)}`],
    ])
  })

  it('are refused by the rules of the form, in its words', () => {
    expect(
      refusals(
        'Vendor,Phone,Email,Rating,Pipeline,Date added\n=1+1,,,,,\nVega,123,x,9,Hot,someday\n,213-555-0101,,,,\n',
      ),
    ).toEqual([
      [2, `Vendor: Name: ${VENDOR_TEXTS.formulaName}`],
      [3, 'Vendor: Rating: Please choose a rating.'],
      [3, 'Vendor: Phone: This is not a phone number.'],
      [3, 'Vendor: Email: This is not an email address.'],
      [3, 'Vendor: Pipeline: Please choose one of the options.'],
      [3, `Vendor: Date added: ${VENDOR_TEXTS.noDate}`],
      [4, `Vendor: Name: ${FLEET_IMPORT_TEXTS.noVendor}`],
    ])
  })

  it('with an SSN in any cell that is taken are refused, and nothing repeats it', () => {
    const text = 'Vendor,Code,Notes,Remark\nVega,123-45-6789,,\nLopez,,EIN 12-3456789,\nRuiz,,,123-45-6789\n'
    expect(refusals(text)).toEqual([
      [2, `Vendor: Code: ${FLEET_IMPORT_TEXTS.personalCell}`],
      [3, `Vendor: Notes: ${FLEET_IMPORT_TEXTS.personalCell}`],
    ])
    expect(JSON.stringify(planAnswer(plan(text)))).not.toMatch(/6789/)
  })

  it.each([
    ['by the code, in any case', 'v-1', 'Other', '', 'changed'],
    ['by name and phone', '', 'VEGA', '213-555-0101', 'same'],
    ['by the name, where no phone speaks against it', '', 'Vega', '', 'same'],
    ['not by another phone', '', 'Vega', '213-555-0199', 'new'],
    ['not by another code', 'V-9', 'Vega', '213-555-0101', 'new'],
  ])('are known %s', (_, code, name, phone, outcome) => {
    const stored = { ...NOBODY, vendors: [storedVendor({ code: 'V-1', phone_num: '+12135550101' })] }
    const text = `Code,Vendor,Phone\n${code},${name},${phone}\n`
    expect(outcomes(text, stored)).toEqual([[2, outcome, undefined]])
  })

  it('that are stored keep what the file leaves blank, and say what changes', () => {
    const stored = { ...NOBODY, vendors: [storedVendor({ code: 'V-1', city: 'Reno', rating: 4 })] }
    const [vendor] = plan('Code,City,Stars\nV-1,Fresno,\n', stored).vendors
    expect(vendor).toMatchObject({ outcome: 'changed', fields: { code: 'V-1', city: 'Fresno' } })
    expect(vendor?.changes).toEqual([{ field: 'city', before: 'Reno', after: 'Fresno' }])
  })

  it.each([
    ['two stored ones could be meant', 'Vendor\nVega\n', FLEET_IMPORT_TEXTS.severalVendors('Vega')],
    ['nobody has the code', 'Code\nX\n', FLEET_IMPORT_TEXTS.unknownCode('X')],
  ])('are refused where %s', (_, text, message) => {
    const stored = { ...NOBODY, vendors: [storedVendor({}), storedVendor({ vendor_id: 2 })] }
    expect(refusals(text, stored)).toEqual([[2, `Vendor: Name: ${message}`]])
  })

  it('are refused where two stored ones have their code, and found without it', () => {
    const vendors = [
      storedVendor({ code: 'V-1' }),
      storedVendor({ vendor_id: 2, code: 'V-1', name: 'Lyra Freight' }),
    ]
    const stored = { ...NOBODY, vendors }
    const message = FLEET_IMPORT_TEXTS.severalCodes('V-1')
    expect(refusals('Code,Vendor\nV-1,Vega\n', stored)).toEqual([[2, `Vendor: Code: ${message}`]])
    expect(refusals('Vendor\nVega\n', stored)).toEqual([])
  })

  it('of two spellings that mean one stored vendor are refused', () => {
    const stored = { ...NOBODY, vendors: [storedVendor({ code: 'V-1', phone_num: '+12135550101' })] }
    expect(refusals('Code,Vendor,Phone\nV-1,Vega Inc,\n,Vega,213-555-0101\n', stored)).toEqual([
      [3, `Vendor: Name: ${FLEET_IMPORT_TEXTS.vendorTwice('Vega', 2)}`],
    ])
  })
})

describe('trucks of a file', () => {
  const fleet: StoredFleet = {
    vendors: [storedVendor({ code: 'V-1' }), storedVendor({ vendor_id: 2, name: 'Lopez', code: 'V-2' })],
    trucks: [
      storedTruck({ license_plate: '7ABC 123', imei: '352099000000014' }),
      storedTruck({ truck_id: 2, name: 'Twin' }),
      storedTruck({ truck_id: 3, name: 'Twin' }),
    ],
  }

  it.each([
    ['by plate, with or without blanks', 'V-1,Box,7abc-123,', ['same', 'changed']],
    ['by IMEI', 'V-1,Box 1,,352099000000014', ['same', 'same']],
    ['by the name, where no plate speaks against it', 'V-1,box 1,,', ['same', 'same']],
    ['not by another plate', 'V-1,Box 1,8XYZ,', ['same', 'new']],
    ['not at another vendor', 'V-2,Box 1,7ABC 123,', ['same', 'new']],
  ])('are known %s', (_, row, found) => {
    expect(outcomes(`Code,Truck,Plate,IMEI\n${row}\n`, fleet)).toEqual([[2, ...found]])
  })

  it.each([
    ['no vendor', ',Box,7ABC,', `Vendor: Name: ${FLEET_IMPORT_TEXTS.noVendor}`],
    ['no name', 'V-1,,NEW,', `Truck: Name: ${TRUCK_TEXTS.noName}`],
    ['an IMEI of a few digits', 'V-1,Box,,123', `Truck: Tracker IMEI: ${TRACKER_TEXTS.imei}`],
    [
      'the tracker of another',
      'V-2,Box,,352099000000014',
      `Truck: Tracker IMEI: ${TRACKER_TEXTS.taken('Box 1', 'Vega')}`,
    ],
    ['the name of two', 'V-1,Twin,,', FLEET_IMPORT_TEXTS.severalTrucks('Twin')],
    ['more cells than heads', 'V-1,Box,X1,,more', FLEET_IMPORT_TEXTS.moreCells(5, 4)],
  ])('with %s are refused', (_, row, message) => {
    expect(refusals(`Code,Truck,Plate,IMEI\n${row}\n`, fleet)).toEqual([[2, message]])
  })

  it.each(['1885', '2101', 'abc', '2019.5'])('of the year %s are refused in the words of the form', year => {
    expect(refusals(`Vendor,Truck,Year\nVega,Box,${year}\n`)).toEqual([
      [2, `Truck: Year: ${TRUCK_TEXTS.year}`],
    ])
  })

  it('that stand twice in the file are refused, also under two names', () => {
    expect(
      refusals('Vendor,Truck,Plate\nVega,Box,7ABC\nVega,Van,7 abc\nVega,Box,\nLopez,Box,7ABC\n'),
    ).toEqual([
      [3, FLEET_IMPORT_TEXTS.truckTwice(2)],
      [4, FLEET_IMPORT_TEXTS.truckTwice(2)],
    ])
    expect(refusals('Vendor,Truck,IMEI\nVega,A,352099000000014\nLopez,B,352099000000014\n')).toEqual([
      [3, `Truck: Tracker IMEI: ${FLEET_IMPORT_TEXTS.imeiTwice(2)}`],
    ])
  })

  it('with the plate of another vendor’s truck are taken with a warning', () => {
    const warnings = (text: string) =>
      plan(text, fleet).rows.flatMap(({ line, warnings: said }) => said.map(({ message }) => [line, message]))
    expect(warnings('Code,Truck,Plate\nV-2,Van,7-abc-123\n')).toEqual([
      [2, FLEET_IMPORT_TEXTS.plateTaken('Box 1', 'Vega')],
    ])
    expect(warnings('Vendor,Truck,Plate\nNew,Van,9NEW\nOther,Box,9 new\nThird,Box,--\n')).toEqual([
      [3, FLEET_IMPORT_TEXTS.plateTwice(2)],
    ])
    expect(warnings('Code,Truck,Plate\nV-1,Box 1,7ABC123\n')).toEqual([])
    expect(plan('Code,Truck,Plate\nV-2,Van,7abc123\n', fleet).refused).toBe(0)
  })

  it('that are refused are not counted, nor is a vendor of refused rows alone', () => {
    const text = 'Vendor,Phone,Truck,Year\nVega,,Box 1,2019\nVega,,Box 9,1885\nBad,123,Van,\nNew,,Van,\n'
    expect(planAnswer(plan(text, fleet))).toMatchObject({
      vendors: { new: 1, changed: 0, same: 1 },
      trucks: { new: 1, changed: 1, same: 0 },
      refused: 2,
    })
  })

  it('may have names that look like formulas: they are kept as they are', () => {
    expect(plan('Vendor,Truck\nVega,=1+1\nVega,@cmd\n').trucks.map(({ fields }) => fields.name)).toEqual([
      '=1+1',
      '@cmd',
    ])
  })

  it('of ten thousand rows are planned without comparing each with each, also where all have one name', () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => ({
      line: at + 2,
      vendor: { name: 'Vega  Hauling', phone_num: `+1213${5_550_000 + (at % 5000)}` },
      truck: { name: 'Box', license_plate: `P${at}` },
      problems: [],
    }))
    const start = performance.now()
    const { vendors, trucks, refused } = planImport(rows, NOBODY)
    expect([vendors.length, trucks.length, refused]).toEqual([5000, 10_000, 0])
    const one = planImport(
      rows.map(row => ({ ...row, vendor: { name: 'Vega' } })),
      NOBODY,
    )
    expect([one.vendors.length, one.trucks.length, one.refused]).toEqual([1, 10_000, 0])
    // A tenth of a second for each of the two; each with each takes half a minute.
    expect(performance.now() - start).toBeLessThan(4000)
  })
})

it('what is refused comes back as a file, with line and reason before the row', () => {
  const table = readImportTable(new TextEncoder().encode('Vendor,Phone\nVega,213-555-0101\n=cmd,123\n'))
  if ('problem' in table) throw new Error(table.problem)
  const { rows } = planAnswer(planImport(checkRows(table, guessColumns(table.heads), TODAY), NOBODY))
  const csv = refusedRowsCsv(
    table,
    rows.filter(({ problems }) => problems.length > 0),
  )
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFLine,Reason,Vendor,Phone',
    `3,"Vendor: Name: ${VENDOR_TEXTS.formulaName}; Vendor: Phone: This is not a phone number.",'=cmd,123`,
    '',
  ])
})
