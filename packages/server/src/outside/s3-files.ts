import { ApiError } from '@product/sdk/contract'
import { AwsClient } from 'aws4fetch'
import { sha256OfBytes } from '../values/tokens'
import { type FileStore, isFileName, wholeContent } from './file-store'

export interface S3Settings {
  /** Origin of the service: `https://s3.eu-west-1.amazonaws.com`, `http://minio:9000`. */
  endpoint: string
  bucket: string
  key: string
  secret: string
  /** Undefined: read off the endpoint's host, else `us-east-1`, which most services take. */
  region?: string
}

const TIMEOUT_MS = 15_000

/** An S3-compatible bucket, addressed by path, so that a host of its own per bucket is not needed. */
export function s3Files({ endpoint, bucket, key, secret, region }: S3Settings): FileStore {
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: 2,
  })
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`

  async function ask(name: string, init: RequestInit): Promise<Response> {
    if (!isFileName(name)) throw new Error(`Not a file name: ${name}`)
    const down = (cause: unknown) =>
      new ApiError('unavailable', 'The file store does not answer. Please try again.', {
        retryAfter: 5,
        cause,
      })
    let response: Response
    try {
      response = await client.fetch(`${base}/${name}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    } catch (cause) {
      throw down(cause)
    }
    if (response.ok || response.status === 404) return response
    throw down(new Error(`The file store answered ${init.method} with status ${response.status}`))
  }

  return {
    async put(name, content, contentType) {
      // In memory whole, since its hash goes ahead of it.
      const bytes = await wholeContent(content)
      const response = await ask(name, {
        method: 'PUT',
        body: bytes,
        // With its hash the content is signed too: nobody on the way can change it.
        headers: { 'content-type': contentType, 'x-amz-content-sha256': await sha256OfBytes(bytes) },
      })
      if (!response.ok) throw new ApiError('unavailable', `The bucket "${bucket}" is not there.`)
    },
    async get(name) {
      const response = await ask(name, { method: 'GET' })
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
    },
    async delete(name) {
      await ask(name, { method: 'DELETE' })
    },
  }
}
