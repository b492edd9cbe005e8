import { Agent, get } from 'node:http'

export interface Load {
  /** Of one turn of one server. */
  requests: number
  atOnce: number
  headers: Record<string, string>
}

/** Milliseconds until the whole answer is there. */
export function ask(url: string, headers: Record<string, string>, agent?: Agent): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { ...(agent && { agent }), headers }, response => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.resume()
      response.on('end', () => resolve(performance.now() - start))
    }).on('error', reject)
  })
}

/** Callers who each ask again as soon as they are answered: how long each answer took, ms. */
export async function askMany(url: string, { requests, atOnce, headers }: Load): Promise<number[]> {
  // Connections of its own: a server hangs up on those that rest while the other one is asked.
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const times: number[] = []
  let left = requests
  const caller = async () => {
    while (left-- > 0) times.push(await ask(url, headers, agent))
  }
  await Promise.all(Array.from({ length: atOnce }, caller))
  agent.destroy()
  return times
}
