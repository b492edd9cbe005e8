import { Agent, request } from 'node:http'

export interface Forwarded {
  status: number
  ms: number
}

interface Position {
  imei: string
  token: string
  at: number
  latitude: number
  longitude: number
}

/** Forwards positions as one Traccar does, each on its own, over connections that it keeps. */
export function forwarder(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  return {
    /** Until the answer is there; status 0 stands for none. */
    send: ({ imei, token, at, latitude, longitude }: Position): Promise<Forwarded> =>
      new Promise(resolve => {
        const began = performance.now()
        const done = (status: number) => resolve({ status, ms: performance.now() - began })
        const headers = { 'content-type': 'application/json' }
        const sending = request(
          `${url}/api/telemetry/traccar`,
          { method: 'POST', agent, headers },
          answer => {
            answer.resume()
            answer.on('end', () => done(answer.statusCode ?? 0))
          },
        )
        sending.on('error', () => done(0))
        const position = { fixTime: new Date(at).toISOString(), latitude, longitude, speed: 20, accuracy: 5 }
        sending.end(JSON.stringify({ position, device: { uniqueId: imei, attributes: { token } } }))
      }),
    close: () => agent.destroy(),
  }
}
