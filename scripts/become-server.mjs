// Runs the built server as if it were this process. Plain Node, nothing installed.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { pathToFileURL } from 'node:url'

/**
 * What the Dockerfile tells glibc as well: without it every thread keeps what its largest picture took, and twenty
 * photographs take twice the memory. It is read when a process begins, so the server begins anew.
 */
const MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
}

export async function becomeServer(main) {
  const args = process.argv.slice(2)
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX !== undefined) {
    process.argv[1] = main
    await import(pathToFileURL(main).href)
    return
  }
  const env = { ...MALLOC, ...process.env }
  // Node 20 can't give its place to another program; there the server is a child and ends with this process.
  if (process.execve) process.execve(process.execPath, [process.execPath, main, ...args], env)
  const server = spawn(process.execPath, [main, ...args], {
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}
