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

const isMask = (text: string): boolean => text.includes('•')

/**
 * Nine digits, with hyphens or blanks between them, handed on bare. Blank or null is none. Left out, or as the mask has
 * it, it stays as it is: undefined. Source: domain facts, 12.
 */
export const personalNumberField = (kind: PersonalNumberKind) =>
  z
    .string({ error: kind === 'ssn' ? VENDOR_TEXTS.noSsn : VENDOR_TEXTS.noEin })
    .max(40)
    .nullish()
    .transform((text, context): string | null | undefined => {
      if (text === undefined || (text !== null && isMask(text))) return undefined
      if (text === null || isBlank(text)) return null
      const digits = visibleText(text).replace(/[\s-]/g, '')
      if (/^\d{9}$/.test(digits)) return digits
      context.addIssue({ code: 'custom', message: kind === 'ssn' ? VENDOR_TEXTS.noSsn : VENDOR_TEXTS.noEin })
      return z.NEVER
    })
