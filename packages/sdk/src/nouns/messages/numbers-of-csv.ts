import { writeCsv } from '../../values/csv'
import { decodeText } from '../../values/decode-text'
import { isNanp, isSendable, phoneText } from '../../values/phone-number'
import { eachCsvRow } from '../../values/read-csv'
import { normaliseNumber } from './normalise-number'

/** Why digits of a file are no number. Ours. */
export const CSV_NUMBER_TEXTS = {
  too_short: 'Too few digits for a telephone number.',
  too_long: 'Too many digits for a telephone number.',
  not_in_plan: 'There is no such number in the United States or Canada.',
  shortened:
    'A spreadsheet shortened this number and its last digits are lost. Format the column as text and save again.',
  none: 'No telephone numbers were found in this file.',
} as const

export interface RefusedCsvNumber {
  /** The line of the file, from 1. */
  row: number
  text: string
  reason: 'too_short' | 'too_long' | 'not_in_plan' | 'shortened'
}

export interface CsvNumber {
  /** E.164. */
  phone_number: string
  row: number
  /** False for a number of another country, which the sender can't reach. */
  sendable: boolean
}

export interface NumbersOfCsv {
  /** Each number once, where it stands first. */
  numbers: CsvNumber[]
  /** Numbers that came again. */
  repeated: number
  refused: RefusedCsvNumber[]
}

/** A number of another country: from its plus on. Blanks and marks may stand between the digits. */
const ABROAD = /\+(?!\s*1)\d[\d\s().-]*\d/g

/** Ten digits in their groups, with or without the 1: found first, so that neighbours in a cell stay apart. */
const GROUPED = /(?<![\d+]|\d\.)\+?(?:1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\.?\d)/g

/** Any other digits with marks between. */
const RUN = /\+?\d(?:[\d\s().-]*\d)?/g

const EXTENSION = /(?<=\d)[\s,]*(?:ext(?:ension)?\.?|x|#)[\s:.]*\d{1,6}(?![\d-])/gi
const SHORTENED = /^\d(?:[.,]\d+)?e\+?\d+$/i
/** Marks that set the direction of writing, and the byte order mark. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

/** From how many digits on something is listed as refused: elsewhere than among numbers they are counts and ZIP codes. */
const LISTED_DIGITS = { amongNumbers: 3, elsewhere: 7 } as const

/**
 * The telephone numbers of an uploaded file, wherever they stand: 11 to 15 digits with the country's, those under +1 of
 * the North American plan. What looks like a number and is none is listed with its line and the reason.
 * Spec: communication, 5. Source: decisions, "Messages".
 */
export function numbersOfCsv(file: Uint8Array): NumbersOfCsv {
  const found = Array.from(eachCsvRow(decodeText(file))).flatMap(row =>
    // A line that a quote spoils is looked through as it stands.
    ('cells' in row ? row.cells : [row.text]).flatMap((cell, column) =>
      tokensOf(cell).map(token => ({ ...token, row: row.line, column })),
    ),
  )
  const columns = new Set(found.filter(token => token.number !== undefined).map(({ column }) => column))
  const numbers = new Map<string, CsvNumber>()
  const refused: RefusedCsvNumber[] = []
  const listedDigits = (column: number) => LISTED_DIGITS[columns.has(column) ? 'amongNumbers' : 'elsewhere']
  let repeated = 0
  for (const { text, number, reason, row, column } of found) {
    if (number !== undefined && numbers.has(number)) repeated += 1
    else if (number !== undefined)
      numbers.set(number, { phone_number: number, row, sendable: isSendable(number) })
    else if (reason === 'shortened' || digitCount(text) >= listedDigits(column))
      refused.push({ row, text, reason })
  }
  return { numbers: [...numbers.values()], repeated, refused }
}

type Token =
  | { text: string; number: string; reason?: undefined }
  | { text: string; number?: undefined; reason: RefusedCsvNumber['reason'] }

function tokensOf(cell: string): Token[] {
  let rest = plainCell(cell)
  if (SHORTENED.test(rest)) return [{ text: rest, reason: 'shortened' }]
  const tokens: { at: number; token: Token }[] = []
  for (const shape of [ABROAD, GROUPED, RUN])
    rest = rest.replace(shape, (text: string, at: number) => {
      tokens.push({ at, token: readToken(text) })
      // As long as what it replaces, so that places stay; and no digit or mark, so that nothing grows together.
      return '\0'.repeat(text.length)
    })
  return tokens.sort((a, b) => a.at - b.at).map(({ token }) => token)
}

/** The cell without what spreadsheets put around a number: `="…"`, an apostrophe before it, `.0` behind it. */
function plainCell(cell: string): string {
  const text = cell
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('\0', ' ')
    .trim()
  const inner = /^="?(.*?)"?$/s.exec(text)?.[1] ?? text
  return inner
    .replace(/^'/, '')
    .replace(/^(\+?\d+)\.0+$/, '$1')
    .replace(EXTENSION, ' / ')
}

function readToken(text: string): Token {
  const number = normaliseNumber(text)
  if (number.length < 12) return { text, reason: 'too_short' }
  if (number.length > 16) return { text, reason: 'too_long' }
  if (number.startsWith('+0')) return { text, reason: 'not_in_plan' }
  const inPlan = !number.startsWith('+1') || isNanp(number.slice(2))
  return inPlan ? { text, number } : { text, reason: 'not_in_plan' }
}

const digitCount = (text: string): number => text.replace(/\D/g, '').length

/** What a file for the upload looks like. Fiction numbers. */
export const CSV_SAMPLE = {
  name: 'numbers.csv',
  text: writeCsv([
    ['name', 'phone'],
    ['Vendor A', phoneText('+12135550101')],
    ['Vendor B', phoneText('+13105550102')],
  ]),
} as const
