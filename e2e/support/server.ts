import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url))

export interface RunningServer {
  url: string
  /** All that it wrote so far. */
  output(): string
  /** Asks it to stop and waits until it has; answers the exit code. */
  stop(): Promise<number | null>
  /** Takes it down in the middle of whatever it does. */
  kill(): Promise<void>
}

export interface ServerOptions {
  /** The instant at which its clock starts; `DEMO_NOW` with the copied demo. */
  fakeNow?: string
  /** Stays as the server leaves it. An empty one is filled with the demo. */
  dataDir: string
  env?: Record<string, string>
}

/** The instant that the demo of the browser tests is made for: a Wednesday morning in Los Angeles. */
export const DEMO_NOW = '2026-05-20T17:00:00.000Z'

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port answers an AddressInfo.
  const { port } = probe.address() as AddressInfo
  await new Promise(resolve => probe.close(resolve))
  return port
}

const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise(resolve => child.once('exit', code => resolve(code)))

/** Long, for a machine with much else to do: making the demo is work. */
const READY_WITHIN_MS = 240_000

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.\n${output()}`)
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`The server was not ready within ${READY_WITHIN_MS / 1000} s.\n${output()}`)
}

/** Starts the built server on a free port. */
export async function startServer({
  fakeNow = DEMO_NOW,
  dataDir,
  env,
}: ServerOptions): Promise<RunningServer> {
  if (!existsSync(main)) throw new Error('The server is not built: run `pnpm build` first.')
  const port = await freePort()
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataDir,
      FAKE_NOW: fakeNow,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', part => (text += part))
  const output = () => text

  function end(signal: NodeJS.Signals): Promise<number | null> {
    child.kill(signal)
    return ended(child)
  }

  const url = `http://127.0.0.1:${port}`
  try {
    await untilReady(url, child, output)
  } catch (error) {
    await end('SIGKILL')
    throw error
  }
  return {
    url,
    output,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}
