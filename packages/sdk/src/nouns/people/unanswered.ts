import { ApiError } from '../../contract/api-error'

const FIRST_MS = 1000
const LONGEST_MS = 15_000

/**
 * Whether the server, asked whose session this is, said that it is nobody's. Where it gave no answer, failed, or asked
 * for patience, the session may well be good. Source: decision 9.
 */
export const isRefusedSession = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== 'too_many'

/** How long a page waits before it asks a server that gave no answer again, milliseconds: ever longer. */
export const retryPause = (failures: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1))
