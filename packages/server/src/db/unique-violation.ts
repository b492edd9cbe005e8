const UNIQUE_VIOLATION = '23505'

/** Whether a write failed because the index allows a value once only. The driver's error may be wrapped. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, constraint, cause }: { code?: unknown; constraint?: unknown; cause?: unknown } = error
  return (code === UNIQUE_VIOLATION && constraint === index) || isUniqueViolation(cause, index)
}
