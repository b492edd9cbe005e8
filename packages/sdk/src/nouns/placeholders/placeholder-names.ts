import { z } from 'zod'
import { requiredLine } from '../../contract/text-field'
import { PLACEHOLDER_TEXTS } from './placeholder-fields'

/** Placeholders that are made at once. */
const MOST_NAMES = 100

export const PLACEHOLDER_NAME_TEXTS = {
  /** Spec: operations, 5. */
  confirm: (count: number) => `You are about to create ${count} placeholder trucks. Proceed?`,
  /** Ours. */
  tooMany: `Please enter at most ${MOST_NAMES} names at once.`,
} as const

/** The names in a text that separates them by semicolons: trimmed, blank ones dropped. Spec: operations, 5. */
export const placeholderNames = (text: string): string[] =>
  text
    .split(';')
    .map(name => name.trim())
    .filter(name => name !== '')

const oneName = requiredLine(PLACEHOLDER_TEXTS.nameMissing)

/** Names of new placeholders, separated by semicolons: one at least. */
export const namesField = z
  .string({ error: PLACEHOLDER_TEXTS.nameMissing })
  .max(30_000, PLACEHOLDER_NAME_TEXTS.tooMany)
  .transform((text, context): string[] => {
    const names = placeholderNames(text)
    const problem =
      names.length > MOST_NAMES
        ? PLACEHOLDER_NAME_TEXTS.tooMany
        : (names.length === 0 ? [''] : names)
            .map(name => oneName.safeParse(name).error?.issues[0]?.message)
            .find(message => message !== undefined)
    if (problem === undefined) return names
    context.addIssue({ code: 'custom', message: problem })
    return z.NEVER
  })
