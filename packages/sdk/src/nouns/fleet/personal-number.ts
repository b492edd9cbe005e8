import { z } from 'zod'
import { isBlank, visibleText } from '../../values/visible-text'
import { VENDOR_TEXTS } from './vendor-fields'

/** A number by which the tax office knows a vendor. */
export type PersonalNumberKind = 'ssn' | 'ein'

export const PERSONAL_NUMBERS: readonly PersonalNumberKind[] = ['ssn', 'ein']

/** `•••-••-1234` and `••-•••1234`; null where there is none. All that pages, answers and the audit ever show. */
export function maskNumber(kind: PersonalNumberKind, digits: string | null): string | null {
  if (digits === null) return null
  const last = digits.slice(-4)
  return kind === 'ssn' ? `•••-••-${last}` : `••-•••${last}`
}

/** `123-45-6789` and `12-3456789`. */
export const numberText = (kind: PersonalNumberKind, digits: string): string =>
  kind === 'ssn'
    ? `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`
    : `${digits.slice(0, 2)}-${digits.slice(2)}`

/** Never given to anybody: areas 000, 666 and from 900 on, group 00, serial number 0000. */
const IMPOSSIBLE_SSN = /^(000|666|9)|^...00|0000$/

/** Why the text, without its hyphens and blanks, can't be such a number; undefined where it can. */
function numberProblem(kind: PersonalNumberKind, digits: string): string | undefined {
  if (!/^\d{9}$/.test(digits)) return kind === 'ssn' ? VENDOR_TEXTS.noSsn : VENDOR_TEXTS.noEin
  return kind === 'ssn' && IMPOSSIBLE_SSN.test(digits) ? VENDOR_TEXTS.impossibleSsn : undefined
}

/** Of a number whose digits could be read, or not. */
const MASKS: Record<PersonalNumberKind, RegExp> = { ssn: /^•••-••-[\d•]{4}$/, ein: /^••-•••[\d•]{4}$/ }

const hidesDigits = (text: string): boolean => text.includes('•')

/**
 * Whether the stored number is kept: left out, or sent as its mask. The mask of another number is one that was written
 * over in part, and says nothing that could be stored: `refused`. `stored` is the mask of what is stored.
 */
export function keptNumber(sent: string | null | undefined, stored: string | null): boolean | 'refused' {
  if (sent === undefined) return true
  if (sent === null || !hidesDigits(sent)) return false
  return sent === stored ? true : 'refused'
}

/**
 * Nine digits, with hyphens or blanks between them, handed on bare. Blank or null is none. A mask is handed on as it
 * came, for `keptNumber`. An SSN that can't be anybody's is refused. Source: domain facts, 12.
 */
export const personalNumberField = (kind: PersonalNumberKind) =>
  z
    .string({ error: kind === 'ssn' ? VENDOR_TEXTS.noSsn : VENDOR_TEXTS.noEin })
    .max(40)
    .nullish()
    .transform((text, context): string | null | undefined => {
      if (text === undefined) return undefined
      if (text === null || isBlank(text)) return null
      const typed = visibleText(text)
      if (MASKS[kind].test(typed)) return typed
      const digits = typed.replace(/[\s-]/g, '')
      const message = hidesDigits(typed) ? VENDOR_TEXTS.partOfNumber : numberProblem(kind, digits)
      if (message === undefined) return digits
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
