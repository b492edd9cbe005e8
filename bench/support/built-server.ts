import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** What the Dockerfile and `npm start` tell glibc. */
const AS_IN_THE_IMAGE = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
}

/** The server as it is shipped: `pnpm build` makes it. */
const MAIN = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url))

async function healthy(url: string): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end; await setTimeout(200)) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error('The built server does not answer; is it built (pnpm build)?')
}

export interface BuiltServer {
  url: string
  pid: number
  stop(): Promise<void>
}

/** The built server on a data folder that somebody else has filled. */
export async function startBuilt(
  dataDir: string,
  { port, databaseUrl, more }: { port: number; databaseUrl?: string; more?: Record<string, string> },
): Promise<BuiltServer> {
  const server: ChildProcess = spawn(process.execPath, [MAIN], {
    stdio: 'ignore',
    // In a session of its own, as a service is: by sessions the scheduler shares the processors out.
    detached: true,
    env: {
      ...process.env,
      ...AS_IN_THE_IMAGE,
      DATA_DIR: dataDir,
      PORT: String(port),
      SEED: 'none',
      ENCRYPTION_KEY: '0'.repeat(64),
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      ...more,
    },
  })
  const ended = once(server, 'exit')
  const url = `http://127.0.0.1:${port}`
  await healthy(url)
  return {
    url,
    pid: server.pid ?? 0,
    async stop() {
      server.kill()
      await ended
    },
  }
}
