import { request } from 'node:http'

export interface Taken {
  /** As they came over the wire. */
  bytes: number
  ms: number
}

/** Takes an answer as a browser would, compressed, and throws it away; rejects where it is refused. */
export const take = (url: string, token: string, encoding = 'br'): Promise<Taken> =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    request(url, { headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding } }, answer => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answers ${answer.statusCode}`))
      let bytes = 0
      answer.on('data', (piece: Buffer) => (bytes += piece.byteLength))
      answer.on('end', () => resolve({ bytes, ms: performance.now() - began }))
      answer.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
