import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Figure } from './support/measure'

const repository = fileURLToPath(new URL('..', import.meta.url))
const PORT = '3377'

/** Seconds from the command to the first answer that the database is there. */
async function timeStart(cwd: string, home: string): Promise<{ seconds: number; child: ChildProcess }> {
  const began = performance.now()
  const env = { ...process.env, HOME: home, PORT }
  // The settings of the pnpm that runs this benchmark are not those of a stranger.
  for (const name of Object.keys(env)) if (/^(npm|pnpm)_/i.test(name)) delete env[name as keyof typeof env]
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The start ended with code ${child.exitCode}`)
    const answer = await fetch(`http://127.0.0.1:${PORT}/api/ready`).catch(() => undefined)
    if (answer?.ok) break
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return { seconds: (performance.now() - began) / 1000, child }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGINT')
  await ended
}

const figure = (name: string, seconds: number, bar: number): Figure => ({
  name,
  figure: `${seconds.toFixed(1)} s`,
  bar: `≤ ${bar} s`,
  pass: seconds <= bar,
})

/** A clean clone of the last commit, with no package cache, until it answers; and the same again. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'haulboard-start-'))
  try {
    const [clone, home] = [join(folder, 'clone'), join(folder, 'home')]
    execFileSync('git', ['clone', '--quiet', repository, clone])
    // Which registry a machine uses is its own affair.
    const registry = join(homedir(), '.npmrc')
    mkdirSync(home)
    if (existsSync(registry)) cpSync(registry, join(home, '.npmrc'))
    const first = await timeStart(clone, home)
    await stop(first.child)
    const again = await timeStart(clone, home)
    await stop(again.child)
    return [
      figure(
        '`node scripts/start.mjs` (what `npm start` runs), clean clone, empty package cache',
        first.seconds,
        60,
      ),
      figure('The same again', again.seconds, 3),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
