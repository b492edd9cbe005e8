import { within } from '../values/within'

/** More is not read off: whoever sends as much sees the connection end. */
const MOST_BYTES = 2_147_483_648

/**
 * Nor is longer waited for the next piece, in milliseconds, and after that time all of it has to come faster than a slow
 * phone sends: whoever stopped sending, or only drips, gets the answer.
 */
const PATIENCE_MS = 5000
const SLOWEST_BYTES_PER_MS = 4

const hasBody = ({ method, headers }: Request): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0)

/**
 * Reads off what an answer left unread of a request's body. Only then can it be sent: browsers and most clients read
 * none before they have sent everything, and a connection that ends with bytes unread is reset, its answer lost. Answers
 * whether all of it was read.
 */
export async function readRest(
  request: Request,
  mostBytes = MOST_BYTES,
  patienceMs = PATIENCE_MS,
): Promise<boolean> {
  if (!hasBody(request) || request.body === null || request.body.locked) return true
  const reader = request.body.getReader()
  let size = 0
  const patientUntil = performance.now() + patienceMs
  const isWorthIt = () =>
    size <= mostBytes && size >= (performance.now() - patientUntil) * SLOWEST_BYTES_PER_MS
  const more = () => within(reader.read(), patienceMs, () => new Error('nothing more came'))
  try {
    for (;;) {
      const { done, value } = await more()
      if (done) return true
      size += value.byteLength
      if (!isWorthIt()) return false
    }
  } catch {
    // Who sent it is gone, or has stopped.
    return false
  } finally {
    reader.releaseLock()
  }
}
