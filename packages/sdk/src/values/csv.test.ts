import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../testing/shared-data'
import { type CsvCell, looksLikeFormula, numeral, writeCsv } from './csv'
import { phoneText } from './phone-number'
import { readCsv } from './read-csv'

const line = (...cells: CsvCell[]) => writeCsv([cells]).slice(1, -2)

describe('a CSV file', () => {
  it('begins with a byte order mark and ends every row with CR LF', () => {
    expect(
      writeCsv([
        ['a', 'b'],
        [1, 2],
      ]),
    ).toBe('\uFEFFa,b\r\n1,2\r\n')
    expect(writeCsv([])).toBe('\uFEFF')
  })

  it.each<[string, CsvCell, string]>([
    ['a whole number', 1234, '1234'],
    ['a negative number', -12.5, '-12.5'],
    ['an amount with its decimals', { numeral: '-1234.50' }, '-1234.50'],
    ['a number cut to decimals', numeral(12, 2), '12.00'],
    ['no number', Number.NaN, ''],
    ['no number cut to decimals', numeral(Number.NaN, 2), ''],
    ['nothing', undefined, ''],
    ['null', null, ''],
    ['empty text', '', ''],
    ['plain text', 'Summer Tour', 'Summer Tour'],
    ['a comma', 'a,b', '"a,b"'],
    ['a semicolon', 'a;b', '"a;b"'],
    ['a quote', 'a "b"', '"a ""b"""'],
    ['a line break', 'a\nb', '"a\nb"'],
    ['blanks at an end', ' a', '" a"'],
    ['other scripts', 'Müller 東京', 'Müller 東京'],
    ['a minus inside', 'A-1', 'A-1'],
    ['a telephone number', '+13105550101', '+13105550101'],
    ['exact text', { exact: '=Sum Logistics' }, '=Sum Logistics'],
    ['exact text with a comma and quotes', { exact: '-A, "B"' }, '"-A, ""B"""'],
  ])('writes %s', (_, cell, text) => {
    expect(line(cell)).toBe(text)
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    ['\rx', '"\'\rx"'],
    ['\nx', '"\'\nx"'],
    ['  =1+1', "'  =1+1"],
    ['＝1+1', "'＝1+1"],
    ['\u200B=1+1', "'\u200B=1+1"],
    ['+1-310-555-0101', "'+1-310-555-0101"],
    ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    ['=A1,"x"', '"\'=A1,""x"""'],
  ])('takes the sting out of %j', (text, written) => {
    expect(looksLikeFormula(text)).toBe(true)
    expect(line(text)).toBe(written)
  })

  it('keeps a telephone number readable and without an apostrophe when it is written as one', () => {
    expect(line(phoneText('+13105550101'))).toBe('(310) 555-0101')
  })
})

const injections = sharedData('csv/formula-injection.json')

describe.skipIf(!injections)('the collected formula cells', () => {
  // The path is there: the suite is left out otherwise. The shape is the collection's own.
  const values = () => (JSON.parse(readFileSync(injections as string, 'utf8')) as { values: string[] }).values

  it('come back as one harmless, readable cell each', () => {
    const cells = values()
    const [row] = readCsv(writeCsv([cells]))
    expect(row).toHaveLength(cells.length)
    row?.forEach((cell, index) => {
      expect(looksLikeFormula(cell)).toBe(false)
      expect(cell).toContain(cells[index])
    })
  })
})
