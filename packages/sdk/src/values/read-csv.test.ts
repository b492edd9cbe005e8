import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../testing/shared-data'
import { decodeText } from './decode-text'
import { eachCsvRow, readCsv, readCsvText } from './read-csv'
import { seededRandom } from './seeded-random'

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
    expect(decodeText(utf8.encode('é,b'))).toBe('é,b')
    expect(decodeText(Uint8Array.of(0xff, 0xfe, 0xe9, 0, 0x2c, 0))).toBe('é,')
    expect(decodeText(Uint8Array.of(0xfe, 0xff, 0, 0xe9, 0, 0x2c))).toBe('é,')
  })

  it('takes what is not UTF-8 for what spreadsheets save', () => {
    expect(decodeText(Uint8Array.of(0x50, 0x65, 0xf1, 0x61, 0x2c, 0x93))).toBe('Peña,“')
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
    ['that closes by chance in another column', 'a,b\n1,"2\n3,4\n5",6\n7,8\n', 2],
    ['behind which the cell goes on', 'a,b\n"1"x,2\n3,4\n', 2],
    ['within a cell of one line', 'a,b\n"12" box",2\n3,4\n', undefined],
    ['around a break', 'a,b\n"1\n1",2\n', undefined],
    ['before the end', 'a,b\n1,"2"', undefined],
    ['behind blanks', 'a, "b\n1,2\n', undefined],
    ['as inches', `a,b\n8' 6" x 10',2\n3,4\n`, undefined],
  ])('tells the line of a quote %s', (_, text, line) => {
    expect(readCsvText(text).problems[0]?.line).toBe(line)
  })
})

describe('the separator', () => {
  it.each([
    ['commas in quoted text', 'name;place\n"Doe, Jane";"Reno, NV"\n"Roe, Ann, Dr.";"Ely, NV"', ';'],
    ['commas in half of the cells', 'name\tnote\nVega\tlong, red, old\nLopez\tnew, short, blue', '\t'],
    ['decimal commas', 'lat;lon;time\n37,74;-122,40;1583646000\n37,75;-122,41;1583646060', ';'],
    ['semicolons in quoted text', 'a,b\n"1;2;3;4",5\n"6;7;8;9",0', ','],
    ['bars in text', 'plate,note\n7ABC,left | right | back\n8ABC,left | right | back', ','],
  ])('is found beside %s', (_, text, separator) => {
    const widths = readCsv(text).map(cells => cells.length)
    expect(new Set(widths)).toEqual(new Set([text.split('\n')[0]?.split(separator).length]))
  })
})

const BREAKS = ['\n', '\r\n', '\r'] as const
const SIGNS = ['a', '1', ' ', '\t', ',', ';', '"', '"', '""', 'é', ...BREAKS]

/** The lines that hold more than blanks. */
const filledLines = (text: string): number[] =>
  text.split(/\r\n|\r|\n/).flatMap((line, index) => (line.trim() === '' ? [] : [index + 1]))

const span = ({ line, lastLine }: { line: number; lastLine: number }): number[] =>
  Array.from({ length: lastLine - line + 1 }, (_, index) => line + index)

describe('random text', () => {
  it('is read or named line by line, each once', () => {
    const random = seededRandom('csv lines')
    for (let round = 0; round < 3000; round++) {
      const text = Array.from({ length: random.whole(0, 60) }, () => random.pick(SIGNS)).join('')
      for (const cellsBreak of [true, false]) {
        const found = [...eachCsvRow(text, { cellsBreak, blanksSeparate: random.chance(0.5) })].flatMap(span)
        expect(new Set(found).size, JSON.stringify(text)).toBe(found.length)
        expect(found, JSON.stringify(text)).toEqual(expect.arrayContaining(filledLines(text)))
      }
    }
  })

  it('of a table comes back as the table, whatever separates its cells and ends its lines', () => {
    const random = seededRandom('csv tables')
    const signs = ['a', '1', '"', 'ü', ' ', ',', ';', '\n']
    const cell = () => Array.from({ length: random.whole(1, 6) }, () => random.pick(signs)).join('')
    for (let round = 0; round < 500; round++) {
      const separator = random.pick([',', ';', '\t', '|'])
      const columns = random.whole(2, 6)
      const table = [
        Array.from({ length: columns }, (_, index) => `head ${index}`),
        ...Array.from({ length: random.whole(2, 12) }, () => Array.from({ length: columns }, cell)),
      ]
      const written = (row: string[]) => row.map(it => `"${it.replaceAll('"', '""')}"`).join(separator)
      const text = table.map(row => written(row) + random.pick(BREAKS)).join('')
      expect(readCsv(text), JSON.stringify(text)).toEqual(table)
    }
  })

  it('with a quote lost from one row gives all other rows', () => {
    const random = seededRandom('csv damage')
    for (let round = 0; round < 500; round++) {
      const rows = Array.from({ length: 12 }, (_, at) => `"${at}, Main St",${random.whole(1, 99)},"ok"`)
      const spoilt = random.whole(2, 12)
      const lost = random.pick(['St"', '"ok'])
      const text = rows
        .map((row, at) => (at === spoilt - 1 ? row.replace(lost, lost.replace('"', '')) : row))
        .join('\n')
      const { rows: read, problems } = readCsvText(text)
      const others = rows.map((_, at) => at + 1).filter(line => line !== spoilt)
      expect(read.map(({ line }) => line).filter(line => line !== spoilt)).toEqual(others)
      for (const { line } of problems) expect(line).toBe(spoilt)
    }
  })

  it('full of open quotes is read in a time that grows with its length alone', () => {
    const text = `${'""""a,1\n'.repeat(100_000)}"b"c\n`
    expect([...eachCsvRow(text)].flatMap(span)).toHaveLength(100_001)
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
      // Its unpaired quote, which the collection reads as one cell over two lines.
      if (name === 'ragged.tsv') continue
      const rows = readCsv(decodeText(readFileSync(`${wild}/${name}`)))
      const widths = rows.map(row => row.length)
      expect.soft(rows, name).toHaveLength(file.rows_not_blank)
      expect.soft(Math.max(...widths), name).toBe(file.columns_widest)
      expect.soft(Math.min(...widths), name).toBe(file.columns_narrowest)
      expect.soft(rows[0]?.slice(0, file.first_row.length), name).toEqual(file.first_row)
      expect.soft(rows.at(-1)?.slice(0, file.last_row.length), name).toEqual(file.last_row)
    }
  })

  it('lose no row below an unpaired quote: its line is named', () => {
    const { rows, problems } = readCsvText(decodeText(readFileSync(`${wild}/ragged.tsv`)))
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10])
    expect(problems.map(({ line }) => line)).toEqual([9])
  })
})

const spectrum = sharedData('csv/spectrum')

describe.skipIf(!spectrum)('the collected CSV spectrum', () => {
  it('gives the expected records', () => {
    for (const name of readdirSync(String(spectrum)).filter(file => file.endsWith('.csv'))) {
      const [header = [], ...rows] = readCsv(decodeText(readFileSync(`${spectrum}/${name}`)))
      const records = rows.map(row => Object.fromEntries(header.map((key, index) => [key, row[index]])))
      const expected: unknown = JSON.parse(
        readFileSync(`${spectrum}/${name.replace('.csv', '.json')}`, 'utf8'),
      )
      expect.soft(records, name).toEqual(expected)
    }
  })
})
