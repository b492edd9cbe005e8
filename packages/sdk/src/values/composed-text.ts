/** A text whose two spellings may differ: a letter with its accent is one sign, or two. */
const MAY_DIFFER = /[\u0300-\u{10FFFF}]/u

/** A text in the one spelling that is stored and looked for: Unicode's NFC. */
export const composedText = (text: string): string => (MAY_DIFFER.test(text) ? text.normalize('NFC') : text)

/**
 * A value as it was read from outside, every text and name in it in one spelling: what looks the same is
 * the same. Passwords stay as they were typed, since their hashes were made so.
 */
export function composed(value: unknown): unknown {
  if (typeof value === 'string') return composedText(value)
  if (Array.isArray(value)) return value.map(composed)
  if (!isPlainObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      composedText(name),
      /password/i.test(name) ? inner : composed(inner),
    ]),
  )
}

/** Files and the like come through as they are. */
const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
