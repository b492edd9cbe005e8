import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../../testing/shared-data'
import { looksLikeFormula } from '../../values/csv'
import { readCsv } from '../../values/read-csv'
import { paymentLines } from './payment-line'
import { aPaymentSchedule } from '../../testing/a-payment-schedule'
import { WORKING_SHEET_COLUMNS, WORKING_SHEET_FILE, workingSheetCsv } from './working-sheet-csv'

const sheet = (over: Parameters<typeof aPaymentSchedule>[0] = {}, pictured = [5]) =>
  workingSheetCsv(paymentLines([aPaymentSchedule(over)], '2020-08', new Set(pictured)))

describe('the working sheet', () => {
  it('has every figure of a line', () => {
    const [columns = [], row = []] = readCsv(sheet())
    expect(Object.fromEntries(columns.map((column, at) => [column, row[at]]))).toEqual({
      'Vendor Name': 'Vega Hauling',
      'Truck Name': 'Box 5',
      'License Plate': '8ABC123',
      Campaign: 'Summer Tour',
      'Start Date': '08/20/2020',
      'End Date': '12/31/2020',
      'Start Active': '08/20/2020',
      'End Active': '08/31/2020',
      'Days This Month': '31',
      'Days On Campaign': '12',
      'Monthly Rate': '1000.00',
      Prorate: '38.7%',
      Amount: '387.10',
      'Pictures Received': 'Yes',
    })
  })

  it('is called as the documents call it, begins with a byte order mark and ends rows with CR LF', () => {
    expect(WORKING_SHEET_FILE).toBe('working_sheet.csv')
    expect(workingSheetCsv([])).toBe(`\uFEFF${WORKING_SHEET_COLUMNS.join(',')}\r\n`)
  })

  it('leaves empty what is not known', () => {
    const bare = { vendor_id: null, vendor_name: null, license_plate: null, campaign_name: null }
    const row = readCsv(sheet({ ...bare, end_date: null }, []))[1]
    expect(row?.slice(0, 6)).toEqual(['', 'Box 5', '', '', '08/20/2020', ''])
    expect(row?.at(-1)).toBe('No')
  })

  it.each(['=1+1', '+1-310-555-0101', '@SUM(1+9)', '＝1+1'])(
    'takes the sting out of a name like %j',
    name => {
      const cells = readCsv(sheet({ vendor_name: name, truck_name: name }))[1] ?? []
      expect(cells.slice(0, 2)).toEqual([`'${name}`, `'${name}`])
    },
  )

  it.each(['Vega, "the" Hauler', 'Müller; 東京', "O'Neil"])('harms no name like %j', name => {
    expect(readCsv(sheet({ vendor_name: name }))[1]?.[0]).toBe(name)
  })
})

const injections = sharedData('csv/formula-injection.json')

describe.skipIf(!injections)('the collected formula cells in a working sheet', () => {
  it('come back harmless and readable, and open no new cell', () => {
    // The path is there: the suite is left out otherwise. The shape is the collection's own.
    const { values } = JSON.parse(readFileSync(injections as string, 'utf8')) as { values: string[] }
    for (const value of values) {
      const row = readCsv(sheet({ vendor_name: value, truck_name: value, campaign_name: value }))[1] ?? []
      expect(row).toHaveLength(WORKING_SHEET_COLUMNS.length)
      expect(row.filter(looksLikeFormula)).toEqual([])
      expect(row.filter(cell => cell.includes(value))).toHaveLength(3)
    }
  })
})
