/** The code that PostgreSQL gives for why a query failed, or undefined. The driver's error may be wrapped. */
export function sqlStateOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { code, cause }: { code?: unknown; cause?: unknown } = error
  return sqlStateOf(cause) ?? (typeof code === 'string' ? code : undefined)
}
