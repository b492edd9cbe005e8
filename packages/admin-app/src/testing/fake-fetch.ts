export interface SentCall {
  method: string
  /** Path below `/api` with its query. */
  path: string
  body?: unknown
  idempotencyKey?: string
}

type Reply = { status?: number; body: unknown }

/** A `fetch` that answers from a function and notes what was sent. */
export function fakeFetch(answer: (call: SentCall) => Reply) {
  const sent: SentCall[] = []
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    const call: SentCall = {
      method: init.method ?? 'GET',
      path: url.replace(/^\/api/, ''),
      ...(typeof init.body === 'string' && { body: JSON.parse(init.body) }),
      ...(headers.has('idempotency-key') && { idempotencyKey: headers.get('idempotency-key') ?? undefined }),
    }
    sent.push(call)
    const { status = 200, body } = answer(call)
    return Response.json(body, { status })
  }
  return { fetch, sent }
}
