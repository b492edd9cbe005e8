import { createServer, type IncomingHttpHeaders } from 'node:http'

export interface StandInRequest {
  method: string
  /** Path and query. */
  url: string
  headers: IncomingHttpHeaders
  body: unknown
}

export interface StandInAnswer {
  status?: number
  headers?: Record<string, string>
  /** Text is sent as it is, anything else as JSON. */
  body?: unknown
}

export interface StandIn {
  url: string
  asked: StandInRequest[]
  close(): Promise<void>
}

/** An outside service on this machine that answers in turn, the last answer again and again; `hang` never answers. */
export async function standInServer(...answers: (StandInAnswer | 'hang')[]): Promise<StandIn> {
  const asked: StandInRequest[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      asked.push({
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: text === '' ? undefined : JSON.parse(text),
      })
      const answer = answers[Math.min(asked.length, answers.length) - 1] ?? {}
      if (answer === 'hang') return
      const { status = 200, headers = {}, body = {} } = answer
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
