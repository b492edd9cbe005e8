import { isNanp, isSendable, phoneText, readPhone } from '../../values/phone-number'
import { normaliseNumber } from './normalise-number'

/** Ten digits, +1 and ten, (ddd) ddd-dddd, +1(ddd) ddd-dddd, +1 (ddd) ddd-dddd. Spec: communication, 5. */
const FORMS = /^(?:\+1)?\d{10}$|^(?:\+1 ?)?\(\d{3}\) \d{3}-\d{4}$/

const ALLOWED = /^[\d+\-() ;\r\n]*$/

/** Several are parted by semicolons or by Enter. Spec: communication, 2. */
const PARTS = /[;\r\n]/

export const TYPED_NUMBER_TEXTS = {
  /** Spec: communication, 5. */
  helper: 'Only numbers and special characters (+, -, (, ), space, ; are allowed)',
  /** Ours. */
  correction: (number: string) => `Did you mean ${number}?`,
} as const

/** Whether nothing but digits, +, -, brackets, spaces and semicolons was typed. Spec: communication, 5. */
export const hasAllowedCharacters = (text: string): boolean => ALLOWED.test(text)

/**
 * One number in one of the five accepted forms, as E.164, or undefined. It has to be of the North American plan.
 * Source: decisions, "Messages".
 */
export function readTypedNumber(text: string): string | undefined {
  const typed = text.trim()
  if (!FORMS.test(typed)) return undefined
  const number = normaliseNumber(typed)
  return isNanp(number.slice(2)) ? number : undefined
}

/** What was typed and is not accepted. */
export interface RefusedNumber {
  text: string
  /** The number it seems to be, E.164, written in an accepted form by `phoneText`: offered, never taken by itself. */
  correction?: string
}

export interface TypedNumbers {
  /** E.164, each once, in the order typed. */
  numbers: string[]
  refused: RefusedNumber[]
}

/**
 * All numbers of a text. Those in `already` are left out of `numbers`, as are repeats; what is not accepted is listed,
 * with the number as a correction where another way of writing makes it one.
 */
export function readTypedNumbers(text: string, already: Iterable<string> = []): TypedNumbers {
  const known = new Set(already)
  const numbers: string[] = []
  const refused: RefusedNumber[] = []
  for (const part of text.split(PARTS).map(typed => typed.trim())) {
    if (part === '') continue
    const number = readTypedNumber(part)
    if (number === undefined) refused.push(refusedNumber(part))
    else if (!known.has(number)) numbers.push(number)
    if (number !== undefined) known.add(number)
  }
  return { numbers, refused }
}

function refusedNumber(text: string): RefusedNumber {
  const correction = readPhone(text)
  return correction !== undefined && isSendable(correction) ? { text, correction } : { text }
}

/** What stands below the field: nothing, an offered correction, or what is allowed. */
export const refusedNumberText = ({ correction }: RefusedNumber): string =>
  correction === undefined ? TYPED_NUMBER_TEXTS.helper : TYPED_NUMBER_TEXTS.correction(phoneText(correction))
