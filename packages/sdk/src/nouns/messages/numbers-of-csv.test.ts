import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../../testing/shared-data'
import { CSV_SAMPLE, numbersOfCsv } from './numbers-of-csv'

const read = (text: string) => numbersOfCsv(new TextEncoder().encode(text))
const numbers = (text: string) => read(text).numbers.map(({ phone_number }) => phone_number)

describe('numbers of a file', () => {
  it.each([
    ['in groups', '310-555-0101', ['+13105550101']],
    ['with dots', '310.555.0101', ['+13105550101']],
    ['with the country', 'tel:+1-909-555-0120', ['+19095550120']],
    ['without a plus', '1-510-555-0126', ['+15105550126']],
    ['two with words', 'cell: 7145550118 / office: 8185550119', ['+17145550118', '+18185550119']],
    ['two with a blank', '7145550118 8185550119', ['+17145550118', '+18185550119']],
    ['behind a date', '2024-01-15 310-555-0101', ['+13105550101']],
    ['with an extension', '(562) 555-0116 x45', ['+15625550116']],
    ['with an extension in words', '626-555-0117 ext. 12', ['+16265550117']],
    ['as a formula', '"=""4245550115"""', ['+14245550115']],
    ['as text', "'3235550114", ['+13235550114']],
    ['as a decimal', '3105550113.0', ['+13105550113']],
    ['with hyphens that do not break', '650‑555‑0127', ['+16505550127']],
    ['with marks of direction', '\u202A+1 310 555 0129\u202C', ['+13105550129']],
    ['of another country', '+44 20 7946 0018', ['+442079460018']],
  ])('are found %s', (_, cell, expected) => {
    expect(numbers(`phone\n${cell}\n`)).toEqual(expected)
  })

  it('are found on and below a line whose quote is not closed', () => {
    expect(numbers('name,phone\nVega,"310-555-0101\nLopez,714-555-0118\n')).toEqual([
      '+13105550101',
      '+17145550118',
    ])
  })

  it('of another country are kept and can not be sent to', () => {
    expect(read('+44 20 7946 0018').numbers).toEqual([
      { phone_number: '+442079460018', row: 1, sendable: false },
    ])
  })

  it('that come again are counted once', () => {
    const { numbers: found, repeated } = read('phone\n3105550101\n(310) 555-0101\n+13105550101\n')
    expect(found).toEqual([{ phone_number: '+13105550101', row: 2, sendable: true }])
    expect(repeated).toBe(2)
  })

  it.each([
    ['shortened by a spreadsheet', '1.31056E+10', 'shortened'],
    ['with sixteen digits', '4111111111111111', 'too_long'],
    ['outside the plan', '9115550101', 'not_in_plan'],
    ['outside the plan, with the country', '+1 911 555 0101', 'not_in_plan'],
    ['with an international prefix', '0013105550101', 'not_in_plan'],
    ['with seven digits', '555-0123', 'too_short'],
  ])('are refused %s', (_, cell, reason) => {
    expect(read(`phone\n\n${cell}\n`)).toEqual({
      numbers: [],
      repeated: 0,
      refused: [{ row: 3, text: cell, reason }],
    })
  })

  it('that are too short are listed where numbers stand, and not among counts and ZIP codes', () => {
    expect(read('zip,phone\n90012,3105550101\n10001,911\n').refused).toEqual([
      { row: 3, text: '911', reason: 'too_short' },
    ])
  })

  it('are not made of amounts', () => {
    expect(numbers('"$1,234.56",310555.01,1000000')).toEqual([])
  })

  it('are found in the sample', () => {
    expect(numbers(CSV_SAMPLE.text)).toEqual(['+12135550101', '+13105550102'])
  })
})

const folder = sharedData('csv/phone-lists')

describe.skipIf(!folder)('the collected lists', () => {
  interface Expected {
    files: Record<string, { must: string[]; must_not: string[]; may: string[] }>
  }

  it('give every number that has to be found, and no other', () => {
    // The path is there: the suite is left out otherwise. The shape is the collection's own.
    const { files } = JSON.parse(readFileSync(`${folder}/expected.json`, 'utf8')) as Expected
    for (const [name, { must, may }] of Object.entries(files)) {
      const found = numbersOfCsv(readFileSync(`${folder}/${name}`)).numbers.map(it => it.phone_number)
      expect.soft(found, name).toEqual(expect.arrayContaining(must))
      expect.soft([...must, ...may], name).toEqual(expect.arrayContaining(found))
    }
  })

  it('lists the number that a spreadsheet shortened', () => {
    expect(numbersOfCsv(readFileSync(`${folder}/excel-scientific.csv`)).refused).toEqual([
      { row: 2, text: '1.31056E+10', reason: 'shortened' },
    ])
  })
})

const wild = sharedData('csv/wild')

it.skipIf(!wild)('files of any shape without telephone numbers give none that can be sent to', () => {
  for (const name of readdirSync(wild as string).filter(file => !file.endsWith('.json'))) {
    const { numbers: found } = numbersOfCsv(readFileSync(`${wild}/${name}`))
    expect
      .soft(
        found.filter(({ sendable }) => sendable),
        name,
      )
      .toEqual([])
  }
})
