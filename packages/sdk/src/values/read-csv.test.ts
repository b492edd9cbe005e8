import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../testing/shared-data'
import { decodeCsv, readCsv, readCsvText } from './read-csv'

const utf8 = new TextEncoder()

describe('reading CSV', () => {
  it.each([
    [
      'commas',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons',
      'a;b\n1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a byte order mark', '\uFEFFa,b', [['a', 'b']]],
    ['quoted separators, quotes and breaks', '"a,b","c ""d""\ne",f', [['a,b', 'c "d"\ne', 'f']]],
    [
      'blank lines',
      'a,b\n\n  \n,\n1,2\n',
      [
        ['a', 'b'],
        ['', ''],
        ['1', '2'],
      ],
    ],
    ['rows of different lengths', 'a,b\n1\n1,2,3', [['a', 'b'], ['1'], ['1', '2', '3']]],
    ['one row with other separators in quotes', 'a,b,"c;d;e"\r\n', [['a', 'b', 'c;d;e']]],
    ['nothing', '', []],
  ])('copes with %s', (_, text, rows) => {
    expect(readCsv(text)).toEqual(rows)
  })

  it('tells the encoding by the byte order mark', () => {
    expect(decodeCsv(utf8.encode('é,b'))).toBe('é,b')
    expect(decodeCsv(Uint8Array.of(0xff, 0xfe, 0xe9, 0, 0x2c, 0))).toBe('é,')
    expect(decodeCsv(Uint8Array.of(0xfe, 0xff, 0, 0xe9, 0, 0x2c))).toBe('é,')
  })

  it('takes what is not UTF-8 for what spreadsheets save', () => {
    expect(decodeCsv(Uint8Array.of(0x50, 0x65, 0xf1, 0x61, 0x2c, 0x93))).toBe('Peña,“')
  })

  it.each(['\n', '\r\n', '\r'])('knows on which line a row begins, whatever ends a line (%j)', end => {
    const text = ['name,city', '', '"Long', 'name",Reno', ' ', 'Short,Vernon', ''].join(end)
    expect(readCsvText(text).rows.map(({ line, cells }) => [line, cells.at(-1)])).toEqual([
      [1, 'city'],
      [3, 'Reno'],
      [6, 'Vernon'],
    ])
  })

  it.each([
    ['that never closes', 'a,b\n1,"2\n3,4\n', 2],
    ['that never closes on the last line', 'a,b\n1,2\n3,"4', 3],
    ['that closes in a later row', 'a,b\n"1,2\n"3",4\n5,6\n', 2],
    ['within a cell of one line', 'a,b\n"12" box",2\n3,4\n', undefined],
    ['around a break', 'a,b\n"1\n1",2\n', undefined],
    ['before the end', 'a,b\n1,"2"', undefined],
    ['as inches', `a,b\n8' 6" x 10',2\n3,4\n`, undefined],
  ])('tells the line of a quote %s', (_, text, line) => {
    expect(readCsvText(text).openQuoteLine).toBe(line)
  })
})

const wild = sharedData('csv/wild')

describe.skipIf(!wild)('the collected wild files', () => {
  interface Expected {
    rows_not_blank: number
    columns_widest: number
    columns_narrowest: number
    first_row: string[]
    last_row: string[]
  }
  // The path is there: the suite is left out otherwise. The shape is the collection's own.
  const expected = () => JSON.parse(readFileSync(`${wild}/expected.json`, 'utf8')) as Record<string, Expected>

  it('give the expected rows', () => {
    for (const [name, file] of Object.entries(expected())) {
      const rows = readCsv(decodeCsv(readFileSync(`${wild}/${name}`)))
      const widths = rows.map(row => row.length)
      expect.soft(rows, name).toHaveLength(file.rows_not_blank)
      expect.soft(Math.max(...widths), name).toBe(file.columns_widest)
      expect.soft(Math.min(...widths), name).toBe(file.columns_narrowest)
      expect.soft(rows[0]?.slice(0, file.first_row.length), name).toEqual(file.first_row)
      expect.soft(rows.at(-1)?.slice(0, file.last_row.length), name).toEqual(file.last_row)
    }
  })
})

const spectrum = sharedData('csv/spectrum')

describe.skipIf(!spectrum)('the collected CSV spectrum', () => {
  it('gives the expected records', () => {
    for (const name of readdirSync(String(spectrum)).filter(file => file.endsWith('.csv'))) {
      const [header = [], ...rows] = readCsv(decodeCsv(readFileSync(`${spectrum}/${name}`)))
      const records = rows.map(row => Object.fromEntries(header.map((key, index) => [key, row[index]])))
      const expected: unknown = JSON.parse(
        readFileSync(`${spectrum}/${name.replace('.csv', '.json')}`, 'utf8'),
      )
      expect.soft(records, name).toEqual(expected)
    }
  })
})
