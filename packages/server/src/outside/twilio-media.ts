import { MediaGone } from './carrier'

interface MediaAccess {
  apiUrl: string
  authorization: string
  fetch: typeof fetch
}

const TIMEOUT_MS = 30_000
const MOST_REDIRECTS = 3
/** More than any carrier lets through. */
const MOST_BYTES = 20 * 1024 * 1024

/** Whose addresses get our credentials: the interface's own, and the carrier's regions. */
function isTwilioAddress(url: URL, apiUrl: string): boolean {
  if (url.origin === new URL(apiUrl).origin) return true
  return url.protocol === 'https:' && url.port === '' && url.hostname.endsWith('.twilio.com')
}

/** Throws MediaGone for an address that is not the carrier's. */
export function requireTwilioAddress(address: string, apiUrl: string): void {
  if (!URL.canParse(address) || !isTwilioAddress(new URL(address), apiUrl)) {
    throw new MediaGone('This address is not of the carrier')
  }
}

async function readWhole(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.byteLength
    if (size > MOST_BYTES) throw new MediaGone('This picture is too large')
    pieces.push(piece)
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer())
}

/**
 * A picture that someone sent us. The carrier hands it over at another address, which must not see our credentials.
 * Rejects with MediaGone for one that is gone, too large, or not the carrier's.
 */
export async function fetchTwilioMedia(
  address: string,
  { apiUrl, authorization, fetch }: MediaAccess,
): Promise<{ contentType: string; bytes: Uint8Array<ArrayBuffer> }> {
  requireTwilioAddress(address, apiUrl)
  const { protocol } = new URL(apiUrl)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  let url = new URL(address)
  for (let step = 0; step <= MOST_REDIRECTS; step++) {
    const headers: Record<string, string> = isTwilioAddress(url, apiUrl) ? { authorization } : {}
    const response = await fetch(url, { headers, redirect: 'manual', signal })
    const next = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && next !== null) {
      await response.body?.cancel()
      url = new URL(next, url)
      if (url.protocol !== protocol) throw new MediaGone('This picture is handed over without encryption')
      continue
    }
    if ([400, 403, 404, 410].includes(response.status)) throw new MediaGone('This picture is gone')
    if (!response.ok) throw new Error(`The carrier answered a picture with ${response.status}`)
    return { contentType: response.headers.get('content-type') ?? '', bytes: await readWhole(response) }
  }
  throw new MediaGone('This picture is handed on without end')
}
