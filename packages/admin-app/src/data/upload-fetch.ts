const abortError = () => new DOMException('The upload was stopped.', 'AbortError')

const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304])

function answered(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  // An answer without a body is one that may have none, or Response refuses it.
  const body = WITHOUT_BODY.has(request.status) ? null : request.responseText
  return new Response(body, { status: request.status, headers })
}

/**
 * A `fetch` that tells how much of the body is sent, 0 to 1: the browser's own does not. Its rest is as the SDK's
 * client uses it.
 */
export const uploadFetch =
  (onProgress: (share: number) => void) =>
  (url: string, { method = 'GET', headers, body, signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(abortError())
      const request = new XMLHttpRequest()
      request.open(method, url)
      request.withCredentials = true
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      }
      const broken = () => reject(new TypeError('The connection broke.'))
      // Without a status there was no answer.
      request.onload = () => (request.status < 200 ? broken() : resolve(answered(request)))
      request.onerror = broken
      request.onabort = () => reject(abortError())
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      // What the client sends is text or a form.
      request.send(body as XMLHttpRequestBodyInit | null | undefined)
    })
