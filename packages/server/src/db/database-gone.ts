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

/** No connection to the database could be had; `cause` says why. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection'
}

/**
 * Whether work failed because there is no database to ask, which another try may find again. What the network says
 * counts where a query heard it: a bucket or a caller may be gone, too.
 */
export function isDatabaseGone(error: unknown): boolean {
  if (error instanceof NoConnection) return true
  const ofQuery = error instanceof DrizzleQueryError
  const said = ofQuery ? error.cause : error
  if (!(said instanceof Error)) return false
  if (said instanceof NoConnection || ENDED.test(said.message)) return true
  const { code }: Error & { code?: unknown } = said
  return typeof code === 'string' && (STATES.test(code) || (ofQuery && NETWORK.test(code)))
}
