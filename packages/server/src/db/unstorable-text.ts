/** A NUL or another sign that is no text to PostgreSQL, in a text or within JSON. */
const UNSTORABLE = new Set<unknown>(['22021', '22P05'])

/** Whether a query failed because of a character that no column holds. The driver's error may be wrapped. */
export function isUnstorableText(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, cause }: { code?: unknown; cause?: unknown } = error
  return UNSTORABLE.has(code) || isUnstorableText(cause)
}
