import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inRepository } from './root.mjs'

const marker = inRepository('node_modules/.installed.json')
const manifest = JSON.parse(readFileSync(inRepository('package.json'), 'utf8'))

/** pnpm keeps what it installed as a lockfile of its own, which lacks the leading document about pnpm itself. */
function hasAllOf(lockfile) {
  const current = inRepository('node_modules/.pnpm/lock.yaml')
  return existsSync(current) && lockfile.endsWith(readFileSync(current, 'utf8').replace(/^---\n/, ''))
}

const readJson = path => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

/**
 * Installs what is missing with the pinned pnpm, fetched by npm. `run` is what building and running needs; `all` adds
 * the tools of the checks. Does nothing when the lockfile is the one that was installed last.
 */
export function install(scope) {
  const lockfile = readFileSync(inRepository('pnpm-lock.yaml'), 'utf8')
  const hash = createHash('sha256').update(lockfile).digest('hex')
  const last = readJson(marker)
  // Tools that are there stay: a developer who only starts the server must not lose them.
  const withTools =
    scope === 'all' || readJson(inRepository('node_modules/.modules.yaml'))?.included?.devDependencies
  if (withTools ? hasAllOf(lockfile) : last?.lockfile === hash) return

  console.log(`Installing ${withTools ? 'everything' : 'what running needs'} …`)
  const args = [
    '-y',
    manifest.packageManager,
    'install',
    '--frozen-lockfile',
    ...(withTools ? [] : ['--prod']),
  ]
  const { status } = spawnSync('npx', args, {
    cwd: inRepository(),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, CI: 'true' },
  })
  if (status !== 0) {
    console.error('The packages could not be installed; the lines above say why.')
    process.exit(status ?? 1)
  }
  writeFileSync(marker, `${JSON.stringify({ lockfile: hash })}\n`)
}
