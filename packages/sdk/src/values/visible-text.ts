/**
 * What is not seen: blanks of every width, and marks without a shape, such as a zero-width space, a soft hyphen or the
 * blank of Braille.
 */
const UNSEEN = String.raw`\s\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB`

/** Of them those that shape the sign before them, as in many emoji and flags: at an end they stay. */
const SHAPES_WHAT_IS_BEFORE = String.raw`\uFE00-\uFE0F\u{E0020}-\u{E007F}\u{E0100}-\u{E01EF}`

const AT_START = new RegExp(`^[${UNSEEN}]+`, 'u')
const AT_END = new RegExp(`(?:(?![${SHAPES_WHAT_IS_BEFORE}])[${UNSEEN}])+$`, 'u')

/**
 * A text without what is not seen at its ends; one of which nothing is seen is empty. Within a text it stays: emoji and
 * some scripts are joined by it.
 */
export const visibleText = (text: string): string => text.replace(AT_START, '').replace(AT_END, '')

/** Whether nothing of a text is seen. */
export const isBlank = (text: string): boolean => visibleText(text) === ''

const UNSEEN_WITHIN = new RegExp(`(?! )[${UNSEEN}]`, 'u')

/** Whether a text holds what is not seen, other than plain blanks: two that differ in it alone look like one. */
export const holdsUnseen = (text: string): boolean => UNSEEN_WITHIN.test(text)
