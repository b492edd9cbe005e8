import { Worker } from 'node:worker_threads'

/** Teaches the new thread TypeScript first: what loads the sources here does not reach other threads. */
const fromSources = (module: URL, workerData: unknown): Worker =>
  new Worker(
    `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(module.href)})))`,
    { eval: true, workerData },
  )

/** Runs a module of this folder in a thread of its own: the built one, or that of the sources while they are run. */
export function startThread(name: string, workerData?: unknown): Worker {
  return import.meta.url.endsWith('.ts')
    ? fromSources(new URL(`./${name}.ts`, import.meta.url), workerData)
    : new Worker(new URL(`./${name}.js`, import.meta.url), { workerData })
}
