import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { pathToFileURL } from 'node:url'

/** What the Dockerfile tells glibc too: without it every thread keeps what its largest picture took. */
const GIVES_MEMORY_BACK = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** In this process, so that signals, standard streams and the exit code are the server's own. */
async function serveHere(main) {
  process.argv[1] = main
  await import(pathToFileURL(main).href)
}

/** In one that it starts with: signals are handed on, the exit code handed back; it ends when this one is killed. */
function serveApart(main, env) {
  const child = spawn(process.execPath, [main, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

/** Becomes the server. glibc reads its settings as a process starts, so on Linux it has to be another one. */
export async function serve(main) {
  const isSet = process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX !== undefined
  await (isSet ? serveHere(main) : serveApart(main, GIVES_MEMORY_BACK))
}
