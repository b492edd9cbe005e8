import { within } from '../values/within'

/** More is not read off: whoever sends as much sees the connection end. */
const MOST_BYTES = 2_147_483_648

/** Nor is longer waited for the next piece, in milliseconds: whoever stopped sending gets the answer. */
const LONGEST_PAUSE_MS = 10_000

const hasBody = ({ method, headers }: Request): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0)

/**
 * Reads off what an answer left unread of a request's body. Only then can it be sent: browsers and most clients read
 * none before they have sent everything, and a connection that ends with bytes unread is reset, its answer lost.
 */
export async function readRest(
  request: Request,
  mostBytes = MOST_BYTES,
  longestPauseMs = LONGEST_PAUSE_MS,
): Promise<void> {
  if (!hasBody(request) || request.body === null || request.body.locked) return
  const reader = request.body.getReader()
  let size = 0
  const more = () => within(reader.read(), longestPauseMs, () => new Error('nothing more came'))
  try {
    for (let next = await more(); !next.done && size <= mostBytes; next = await more()) {
      size += next.value.byteLength
    }
  } catch {
    // Who sent it is gone, or has stopped.
  } finally {
    reader.releaseLock()
  }
}
