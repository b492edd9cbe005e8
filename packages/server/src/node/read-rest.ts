/** More is not read off: whoever sends as much sees the connection end. */
const MOST_BYTES = 2_147_483_648

const hasBody = ({ method, headers }: Request): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0)

/**
 * Reads off what an answer left unread of a request's body. Only then can it be sent: browsers and most clients read
 * none before they have sent everything, and a connection that ends with bytes unread is reset, its answer lost.
 */
export async function readRest(request: Request, mostBytes = MOST_BYTES): Promise<void> {
  if (!hasBody(request) || request.body === null || request.body.locked) return
  const reader = request.body.getReader()
  let size = 0
  try {
    for (let next = await reader.read(); !next.done && size <= mostBytes; next = await reader.read()) {
      size += next.value.byteLength
    }
  } catch {
    // Who sent it is gone.
  } finally {
    reader.releaseLock()
  }
}
