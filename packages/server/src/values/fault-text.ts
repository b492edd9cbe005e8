import { DrizzleQueryError } from 'drizzle-orm'

/** What went wrong, in a log line. A query's text and values stay out of it: they hold names and numbers. */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (!(error instanceof DrizzleQueryError)) return `${error.name}: ${error.message.slice(0, 200)}`
  const { code }: Error & { code?: unknown } = error.cause ?? error
  return `${error.name}: ${typeof code === 'string' ? code : 'no code'}`
}
