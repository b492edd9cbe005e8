import { z } from 'zod'
import { closedDirections } from '../values/closed-directions'
import { holdsUnseen, visibleText } from '../values/visible-text'

/** Control characters, and halves of surrogate pairs, which no database stores. Emoji and right-to-left text stay. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u
const UNPRINTABLE_BUT_LINES = /(?![\t\r\n])[\p{Cc}\p{Cs}]/u

export const TEXT_FIELD_TEXTS = {
  tooLong: (most: number) => `Please use at most ${most.toLocaleString('en-US')} characters.`,
  unprintable: 'Control characters are not allowed here.',
  email: 'This is not an email address.',
  unseen: 'This holds signs that can’t be seen. Please type it anew.',
} as const

const text = (most: number, refused: RegExp) =>
  z
    .string()
    .overwrite(visibleText)
    .max(most, TEXT_FIELD_TEXTS.tooLong(most))
    .refine(value => !refused.test(value), TEXT_FIELD_TEXTS.unprintable)

/**
 * One line of what a person typed, without what is not seen around it; blank is allowed. Markup is text like any other,
 * and marks of direction hold for the line alone.
 */
export const lineOfText = (most = 200) => text(most, UNPRINTABLE).overwrite(closedDirections)

/** One line that may be missing: a blank one is stored as none; one that is left out stays as it is. */
export const optionalLine = (most = 200) =>
  lineOfText(most)
    .transform(line => (line === '' ? null : line))
    .nullish()

const filledText = (missing: string, most: number, refused: RegExp) =>
  z
    .string({ error: missing })
    .overwrite(visibleText)
    .min(1, missing)
    .max(most, TEXT_FIELD_TEXTS.tooLong(most))
    .refine(value => !refused.test(value), TEXT_FIELD_TEXTS.unprintable)

/** One line that can't be blank or absent; `missing` is said then. */
export const requiredLine = (missing: string, most = 200) =>
  filledText(missing, most, UNPRINTABLE).overwrite(closedDirections)

/** Several lines. */
export const linesOfText = (most = 10_000) => text(most, UNPRINTABLE_BUT_LINES)

/** One line, which `missing` makes one that can't be blank. */
export const lineField = (missing: string | undefined, most = 200) =>
  missing === undefined ? lineOfText(most) : requiredLine(missing, most)

/** The same of several lines. */
export const linesField = (missing: string | undefined, most = 10_000) =>
  missing === undefined ? linesOfText(most) : filledText(missing, most, UNPRINTABLE_BUT_LINES)

/** One line that names one thing and is compared, such as a plate: what is not seen within it is refused. */
export const identifierField = (missing?: string, most = 200) =>
  lineField(missing, most).refine(value => !holdsUnseen(value), TEXT_FIELD_TEXTS.unseen)

/** Something at a host, without spaces: whether it can be reached only a message to it can tell. */
const EMAIL = /^[^\s@]+@[^\s@]+$/

/**
 * An email address, trimmed; `missing` is said of a blank one, which is allowed where nothing is to be said. At most 254
 * characters, as the standard has it.
 */
export const emailField = (missing?: string) =>
  identifierField(missing, 254).refine(value => value === '' || EMAIL.test(value), TEXT_FIELD_TEXTS.email)
