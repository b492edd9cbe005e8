import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { type RunningServer, type ServerOptions, startServer } from './server'

declare module 'vitest' {
  export interface ProvidedContext {
    demoData: string
  }
}

/** Makes the demo once for all files: a server that starts on a copy is ready in a second. */
export default async function setup(project: TestProject): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haulboard-demo-'))
  const server = await startServer({ dataDir })
  await server.stop()
  project.provide('demoData', dataDir)
  return () => rmSync(dataDir, { recursive: true, force: true })
}

/** A data folder with the demo in it; the caller removes it. */
export function copyDemo(): string {
  const folder = mkdtempSync(join(tmpdir(), 'haulboard-e2e-'))
  cpSync(inject('demoData'), folder, { recursive: true })
  return folder
}

/** A server with a demo of its own, so that tests may write. */
export async function startDemo(options: Omit<ServerOptions, 'dataDir'> = {}): Promise<RunningServer> {
  const dataDir = copyDemo()
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  const server = await startServer({ ...options, dataDir }).catch((error: unknown) => {
    remove()
    throw error
  })
  return { ...server, stop: () => server.stop().finally(remove), kill: () => server.kill().finally(remove) }
}
