import { DrizzleQueryError } from 'drizzle-orm'

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** What went wrong, in a log line. A query's text and values stay out of it: they hold names and numbers. */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = codeOf(error.cause ?? error)
  if (error instanceof DrizzleQueryError) return `${error.name}: ${code ?? 'no code'}`
  const said = `${error.name}: ${error.message.slice(0, 200)}`
  return code === undefined || said.includes(code) ? said : `${said} (${code})`
}
