import type { RecordField } from '../../contract/record-fields'
import { looksLikeFormula } from '../../values/csv'
import { isDay } from '../../values/utc-day'
import { FLEET_IMPORT_TEXTS } from './import-texts'

/** What programs write for nothing; a person may be called Null, so names keep it. */
const NOTHING = /^(?:null|#?n\/a)$/i

const YES = /^(?:y|yes|true|t|1|x|✓|✔|on|si|sí|verdadero)$/i
const NO = /^(?:n|no|false|f|0|off|-|✗|falso)$/i

/** `="00123"`, as spreadsheets write what must stay text, and `'=1+1`, as exports write what must not run. */
function unwrapped(cell: string): string {
  const asFormula = /^="(.*)"$/s.exec(cell)?.[1]
  if (asFormula !== undefined) return asFormula.replaceAll('""', '"').trim()
  return cell.startsWith("'") && looksLikeFormula(cell.slice(1)) ? cell.slice(1) : cell
}

/** 1,234.5 and 2019.0 as numbers; any other text stays for the field's rule to refuse. */
function numberOf(text: string): number | string {
  const bare = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : text
}

const starsOf = (text: string): number | string =>
  /^[★⭐*]+$/u.test(text) ? [...text].length : numberOf(text)

/** A year of two digits is of the last hundred years: nobody was added in the future. */
function wholeYear(year: string, today: string): string {
  if (year.length !== 2) return year
  const [now, century] = [today.slice(2, 4), Number(today.slice(0, 2))]
  return `${year > now ? century - 1 : century}${year}`
}

/** A day as the Americas write it (month, day, year) or as ISO 8601 does, with or without a time. */
function dayOf(text: string, today: string): string {
  const [, iso] = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(text) ?? []
  if (iso !== undefined) return iso
  const [, month = '', day = '', year = ''] =
    /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?: .*)?$/.exec(text) ?? []
  const written = `${wholeYear(year, today)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(written) ? written : text
}

/** Marks of direction and width that come along with pasted numbers. */
const UNSEEN = /\p{Cf}/gu

const digitsOf = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(/^'/, '')
    .replace(/^(\d+)\.0+$/, '$1')

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** A spreadsheet wrote a long number shortly, and its last digits are gone. */
const isSpoilt = (text: string): boolean => /^\d(?:\.\d+)?e\+?\d+$/i.test(text)

/**
 * What a body would hold of a cell's text, by the field's kind; undefined where the cell is blank. What can't be read is
 * handed on as it is, so that the field's own rule refuses it in its own words.
 */
export function readCell(
  name: string,
  field: RecordField,
  cell: string,
  /** In Los Angeles, YYYY-MM-DD. */
  today: string,
): { value?: unknown; problem?: string } {
  const text = unwrapped(cell.trim())
  if (text === '' || (name !== 'name' && NOTHING.test(text))) return {}
  switch (field.kind) {
    case 'number':
    case 'cents':
    case 'id':
      return { value: numberOf(text) }
    case 'rating':
      return { value: starsOf(text) }
    case 'yes_no':
      return { value: YES.test(text) ? true : NO.test(text) ? false : text }
    case 'choice': {
      const options = Object.entries(field.options)
      const meant = options.find(option => option.some(word => lettersOf(word) === lettersOf(text)))
      return { value: meant?.[0] ?? text }
    }
    case 'day':
      return { value: dayOf(text, today) }
    case 'phone':
      return isSpoilt(text) ? { problem: FLEET_IMPORT_TEXTS.spoiltNumber } : { value: digitsOf(text) }
    default:
      if (name === 'imei') {
        return isSpoilt(text)
          ? { problem: FLEET_IMPORT_TEXTS.spoiltNumber }
          : { value: digitsOf(text).replace(/[\s-]/g, '') }
      }
      return { value: text }
  }
}
