import { DrizzleQueryError } from 'drizzle-orm'

/**
 * No connection (class 08), shut down, crashed, still starting, and none left for us; a query or a wait that took too
 * long: PostgreSQL's own words for it.
 */
const STATES = /^(08...|57P0[123]|53300|57014|55P03|25P03)$/

/** What the network says; behind a socket file it is that the file is gone. */
const NETWORK =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT)$/

/** The driver gives no code where a connection ends under a query, nor where it does not wait any longer. */
const ENDED =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout exceeded when trying to connect)/

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
