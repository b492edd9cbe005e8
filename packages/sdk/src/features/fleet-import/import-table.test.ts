import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../../testing/shared-data'
import { guessColumns } from './guess-columns'
import { type ImportTable, readImportTable, tableText } from './import-table'
import { FLEET_IMPORT_LIMITS, FLEET_IMPORT_TEXTS } from './import-texts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string): ImportTable => {
  const table = readImportTable(bytes(text))
  if ('problem' in table) throw new Error(table.problem)
  return table
}

describe('a file to import', () => {
  it('is heads and rows, each with its line', () => {
    expect(read('\uFEFFVendor;City\r\n\r\nVega;Reno\r\n;;\r\n"Lo\npez";Vernon\r\n')).toEqual({
      heads: ['Vendor', 'City'],
      headLine: 1,
      rows: [
        { line: 3, cells: ['Vega', 'Reno'] },
        { line: 5, cells: ['Lo\npez', 'Vernon'] },
      ],
    })
  })

  it('holds no number that is written in wide digits or around signs that are not seen', () => {
    const numbers = ['123-45-\u200b6789', '123\u00ad-45-6789', '１２３-４５-６７８９']
    for (const number of numbers)
      expect(read(`Vendor,Notes\nVega,${number}\n`).rows[0]?.cells[1]).toBe('•••-••-••••')
  })

  it('writes an accent as one sign', () => {
    expect(read('Vendor\nZoe\u0308\n').rows[0]?.cells).toEqual(['Zoë'])
  })

  it('may have a title above its heads', () => {
    expect(read('Fleet of 2026,,\n,,\nVendor,Phone,Plate\nVega,213-555-0101,7ABC\n')).toMatchObject({
      heads: ['Vendor', 'Phone', 'Plate'],
      headLine: 3,
      rows: [{ line: 4 }],
    })
  })

  it('loses SSN and EIN as it is read', () => {
    const table = read('Vendor,SSN,Tax ID\nVega,123-45-6789,12-3456789\n')
    expect(table.rows[0]?.cells).toEqual(['Vega', '', ''])
    expect(tableText(table)).not.toMatch(/\d{3}/)
  })

  it('loses what is written like one under any other head, and in a file without heads', () => {
    const table = read('Vendor,ID,Notes\nVega,123-45-6789,"EIN 12-3456789, pays late"\n')
    expect(table.rows[0]?.cells).toEqual(['Vega', '•••-••-••••', 'EIN •••-••-••••, pays late'])
    expect(tableText(read('Vega,123-45-6789\nLopez,123-45-6780\n'))).not.toMatch(/\d{3}/)
  })

  it('has heads whatever its vendors are called', () => {
    expect(read('Wer,Wo\nFederal Social Tax Freight,Reno\n').headLine).toBe(1)
  })

  it('written anew has every row on its line', () => {
    const table = read('Title\n\nVendor\tNote\n\nVega\t"two\nlines, ""quoted"""\n\n\nLopez\t\n')
    expect(read(tableText(table))).toEqual({ ...table, rows: table.rows })
  })

  it.each([
    ['nothing', '', FLEET_IMPORT_TEXTS.noRows],
    ['heads alone', 'Vendor,City\n', FLEET_IMPORT_TEXTS.noRows],
    ['a quote that never closes', 'Vendor,City\nVega,"Reno\nLopez,Vernon\n', FLEET_IMPORT_TEXTS.openQuote(2)],
    [
      'a quote that closes too late',
      'Vendor,City\n"Vega,Reno\n"Lopez",Vernon\nRuiz,Fresno\n',
      FLEET_IMPORT_TEXTS.openQuote(2),
    ],
    ['a workbook', 'PK\u0003\u0004\0\0\nx\ny', FLEET_IMPORT_TEXTS.notText],
    [
      'too many rows',
      `Vendor\n${'Vega\n'.repeat(FLEET_IMPORT_LIMITS.rows + 1)}`,
      'The file has 5,001 rows; 5,000 can be imported at once. Please split it.',
    ],
    ['too many columns', `${'a,'.repeat(201)}\nb`, FLEET_IMPORT_TEXTS.tooManyColumns(200)],
    ['too many bytes', `Vendor\n${'x'.repeat(FLEET_IMPORT_LIMITS.bytes)}`, FLEET_IMPORT_TEXTS.tooLarge],
  ])('of %s is refused', (_, text, problem) => {
    expect(readImportTable(bytes(text))).toEqual({ problem })
  })
})

const lists = sharedData('csv/phone-lists')

describe.skipIf(!lists)('the collected lists', () => {
  it('of vendors are read, and their columns guessed', () => {
    const guessed = Object.fromEntries(
      readdirSync(String(lists))
        .filter(name => name.endsWith('.csv'))
        .map(name => {
          const table = readImportTable(readFileSync(`${lists}/${name}`))
          return [name, 'problem' in table ? table.problem : guessColumns(table.heads)]
        }),
    )
    expect(guessed).toMatchObject({
      'semicolons-bom.csv': ['vendor.name', 'vendor.phone_num', 'vendor.city'],
      'tabs-utf16le.csv': ['vendor.name', 'vendor.phone_num'],
      'odd-characters.csv': ['vendor.name', 'vendor.phone_num'],
      'excel-scientific.csv': ['vendor.name', 'vendor.phone_num', null],
    })
  })
})
