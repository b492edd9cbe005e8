import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import exceljs from 'exceljs'
import { describe, expect, it } from 'vitest'
import { type Sheet, sheetFileName } from './sheet'
import { writeXlsx } from './write-xlsx'

interface Row {
  name: string | null
  miles: number | null
}

const SHEET: Sheet<Row> = {
  name: 'Miles',
  columns: [
    { header: 'Name', width: 20, value: ({ name }) => name },
    { header: 'Miles', width: 9, numberFormat: '#,##0.0', value: ({ miles }) => miles },
  ],
}
const ABOUT = { product: 'Haulboard', made: '2026-05-20T17:00:00.000Z' }

async function written(rows: Iterable<Row>) {
  const packed = new PassThrough()
  const [bytes] = await Promise.all([buffer(packed), writeXlsx(packed, SHEET, rows, ABOUT)])
  const book = new exceljs.Workbook()
  await book.xlsx.load(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  // A workbook that was written has its sheet.
  return { book, page: book.worksheets[0] as exceljs.Worksheet }
}

describe('a sheet in a script', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(1)',
    `8' 6" x 10'`,
    'a & b <c>',
    'Müller 東京 🚚',
    "Coeur d'Alene",
    ' x ',
  ])('has %j as the text that it is', async name => {
    const { page } = await written([{ name, miles: 1 }])
    const cell = page.getRow(2).getCell(1)
    expect([cell.value, cell.type]).toEqual([name, exceljs.ValueType.String])
  })

  it('has numbers as numbers in their format, and leaves empty what is not known', async () => {
    const { page } = await written([
      { name: 'Box', miles: 1234.5 },
      { name: null, miles: null },
      { name: 'Zero', miles: 0 },
    ])
    const miles = page.getRow(2).getCell(2)
    expect([miles.value, miles.numFmt]).toEqual([1234.5, '#,##0.0'])
    expect(page.getRow(3).getCell(1).value).toBeNull()
    expect(page.getRow(4).getCell(2).value).toBe(0)
  })

  it('says who made it and when, and can be filtered by its head', async () => {
    const { book, page } = await written([])
    expect([book.creator, book.created.toISOString()]).toEqual(['Haulboard', ABOUT.made])
    expect(page.rowCount).toBe(1)
    expect(page.autoFilter).toBe('A1:B1')
    expect(sheetFileName(SHEET, ABOUT)).toBe('Haulboard Miles 2026-05-20.xlsx')
  })

  it('takes rows as they come, thousands of them, in their order', async () => {
    function* rows() {
      for (let number = 1; number <= 1201; number += 1) yield { name: `Box ${number}`, miles: number }
    }
    const { page } = await written(rows())
    expect(page.rowCount).toBe(1202)
    expect(page.getRow(1202).getCell(1).value).toBe('Box 1201')
  })

  it('fails as its target fails', async () => {
    const broken = new PassThrough()
    const writing = writeXlsx(broken, SHEET, [{ name: 'Box', miles: 1 }], ABOUT)
    broken.destroy(new Error('The disk is full'))
    await expect(writing).rejects.toThrow('The disk is full')
  })
})
