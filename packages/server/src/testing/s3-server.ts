import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A server that speaks as much of S3 as a file store needs, by the published rules of the protocol: objects of one
 * bucket by path, and every request's signature (version 4) checked anew from the request as it arrived.
 */

export interface S3Account {
  key: string
  secret: string
  bucket: string
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

interface SignedRequest {
  method: string
  /** As sent, encoded. */
  path: string
  headers: Record<string, string>
  body: Buffer
}

/** The signature that a request must carry, for the headers and the scope that its Authorization names. */
export function signatureOf({ method, path, headers, body }: SignedRequest, secret: string): string {
  const authorization = headers.authorization ?? ''
  const [, scope = ''] = /Credential=[^/]+\/([^,]+)/.exec(authorization) ?? []
  const [, signed = ''] = /SignedHeaders=([^,]+)/.exec(authorization) ?? []
  const content = headers['x-amz-content-sha256'] ?? ''
  const canonical = [
    method,
    path,
    '',
    ...signed.split(';').map(name => `${name}:${(headers[name] ?? '').trim().replace(/\s+/g, ' ')}`),
    '',
    signed,
    content === 'UNSIGNED-PAYLOAD' ? content : sha256(body),
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'] ?? '', scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>((key, part) => hmac(key, part), `AWS4${secret}`)
  return hmac(key, text).toString('hex')
}

async function read(request: IncomingMessage): Promise<SignedRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  )
  return { method: request.method ?? '', path: request.url ?? '', headers, body: Buffer.concat(chunks) }
}

const isFresh = (amzDate: string, now: number): boolean => {
  const iso = amzDate.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  return Math.abs(Date.parse(iso) - now) < 15 * 60_000
}

export async function startS3Server({ key, secret, bucket }: S3Account) {
  const objects = new Map<string, Buffer>()
  function answer(request: SignedRequest): { status: number; body?: Buffer } {
    const { authorization = '' } = request.headers
    const isOurs = authorization.startsWith(`AWS4-HMAC-SHA256 Credential=${key}/`)
    const signed = authorization.endsWith(`Signature=${signatureOf(request, secret)}`)
    if (!isOurs || !signed || !isFresh(request.headers['x-amz-date'] ?? '', Date.now()))
      return { status: 403 }
    const [, named, name = ''] = request.path.split('/')
    if (named !== bucket) return { status: 404 }
    if (request.method === 'PUT') {
      objects.set(name, request.body)
      return { status: 200 }
    }
    if (request.method === 'DELETE') {
      objects.delete(name)
      return { status: 204 }
    }
    const body = objects.get(name)
    return body ? { status: 200, body } : { status: 404 }
  }
  const server = createServer(async (request, response) => {
    const { status, body } = answer(await read(request))
    response.writeHead(status).end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with that port.
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    close: () => new Promise(resolve => server.close(resolve)),
  }
}
