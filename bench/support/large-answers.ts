import { request } from 'node:http'

export interface Taken {
  status: number
  /** As they came over the wire. */
  bytes: number
  ms: number
}

/** Takes an answer as a browser would, compressed, and throws it away. */
export const take = (url: string, token: string, encoding = 'br'): Promise<Taken> =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    request(url, { headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding } }, answer => {
      let bytes = 0
      answer.on('data', (piece: Buffer) => (bytes += piece.byteLength))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, bytes, ms: performance.now() - began }),
      )
      answer.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
