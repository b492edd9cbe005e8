import { rmSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { copyDemo } from './support/demo-data'
import { startServer } from './support/server'

function demoFolder(): string {
  const folder = copyDemo()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

it('stops with code 0 when asked, and answers no more', async () => {
  const server = await startServer({ dataDir: demoFolder() })
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
  expect(await server.stop()).toBe(0)
  await expect(fetch(`${server.url}/api/health`)).rejects.toThrow()
})

it('opens its data again after it was killed', async () => {
  const dataDir = demoFolder()
  await (await startServer({ dataDir })).kill()
  const again = await startServer({ dataDir })
  expect((await fetch(`${again.url}/api/ready`)).ok).toBe(true)
  await again.stop()
})

it('refuses a folder that another server has open', async () => {
  const dataDir = demoFolder()
  const first = await startServer({ dataDir })
  await expect(startServer({ dataDir })).rejects.toThrow('ended with code')
  expect((await fetch(`${first.url}/api/ready`)).ok).toBe(true)
  await first.stop()
})
