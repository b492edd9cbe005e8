import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'serve-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts a server that tells of itself and ends with code 7 when it is asked to, or left alone. */
function started() {
  const main = join(folder, 'main.mjs')
  const script = join(folder, 'start.mjs')
  writeFileSync(
    main,
    `console.log(JSON.stringify([process.pid, process.env.MALLOC_ARENA_MAX, process.argv.slice(2)]))
    process.on('SIGTERM', () => process.exit(7))
    process.on('disconnect', () => process.exit(7))
    setInterval(() => {}, 1000)`,
  )
  const { href } = new URL('serve.mjs', import.meta.url)
  writeFileSync(script, `import { serve } from ${JSON.stringify(href)}\nawait serve(${JSON.stringify(main)})`)
  const { MALLOC_ARENA_MAX: _, ...env } = process.env
  return spawn(process.execPath, [script, '--word'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
}

async function said(child: ReturnType<typeof started>): Promise<[number, string, string[]]> {
  const lines = createInterface(child.stdout)
  const [line] = await once(lines, 'line')
  // The script above prints this.
  return JSON.parse(String(line)) as [number, string, string[]]
}

it('the server starts with what makes glibc give memory back, and stops with its own exit code', async () => {
  const child = started()
  const [, arenas, words] = await said(child)
  expect([arenas, words]).toEqual(['2', ['--word']])
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([7, null])
})

it('the server ends when the command that started it is killed', async () => {
  const child = started()
  await said(child)
  const ended = once(child.stdout, 'close')
  child.kill('SIGKILL')
  // The stream is the server's too: it closes once both have ended.
  await ended
})
