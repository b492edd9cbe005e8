import { Worker } from 'node:worker_threads'

/** Teaches the new thread TypeScript first: what loads the sources here does not reach other threads. */
const fromSources = (module: URL, workerData: unknown): Worker =>
  new Worker(
    `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(module.href)})))`,
    { eval: true, workerData },
  )

/**
 * Runs a module in a thread of its own, named by its place in the sources, such as `db/database-worker`: the built one,
 * which lies beside this, or that of the sources while they are run.
 */
export function startThread(name: `${string}/${string}`, workerData?: unknown): Worker {
  if (import.meta.url.endsWith('.ts')) {
    return fromSources(new URL(`../${name}.ts`, import.meta.url), workerData)
  }
  const [, file] = name.split('/')
  return new Worker(new URL(`./${file}.js`, import.meta.url), { workerData })
}
