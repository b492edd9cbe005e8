import { DrizzleQueryError } from 'drizzle-orm'

/** No connection (class 08), shut down, crashed, still starting, and none left for us: PostgreSQL's own words for it. */
const STATES = /^(08...|57P0[123]|53300)$/

/** What the network says; behind a socket file it is that the file is gone. */
const NETWORK =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT)$/

/** The driver gives no code where a connection ends under a query. */
const ENDED = /^(Connection terminated|Client has encountered a connection error|Client was closed)/

/** Whether work failed because there is no database to ask, which another try may find again. */
export function isDatabaseGone(error: unknown): boolean {
  const said = error instanceof DrizzleQueryError ? error.cause : error
  if (!(said instanceof Error)) return false
  if (ENDED.test(said.message)) return true
  const { code, syscall }: Error & { code?: unknown; syscall?: unknown } = said
  if (typeof code !== 'string') return false
  // A file that is not there is nobody's database.
  return STATES.test(code) || (NETWORK.test(code) && (code !== 'ENOENT' || syscall === 'connect'))
}
