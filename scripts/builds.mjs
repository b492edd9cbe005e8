import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inRepository } from './root.mjs'
import { run } from './run.mjs'

const node = (...args) => [process.execPath, ...args]
const vite = node(inRepository('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn')
const tsup = node(inRepository('node_modules/tsup/dist/cli-default.js'), '--silent')
const compress = folder => node(inRepository('scripts/compress.mjs'), inRepository(folder))

/** What every output depends on beside its own sources. */
const everywhere = [
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'scripts/builds.mjs',
  'scripts/page-preloads.mjs',
  'packages/sdk/src',
]

/** The parts of a package that end up in its output, or say how it is made. */
const partsOf = (name, ...parts) => ['src', 'package.json', ...parts].map(part => `packages/${name}/${part}`)

/** Each built thing: the file that proves it, what it is made from, and the commands, run one after the other. */
const targets = {
  client: {
    output: 'packages/client-app/dist/index.html',
    sources: partsOf('client-app', 'public', 'index.html', 'vite.config.ts'),
    folder: 'packages/client-app',
    commands: [vite, compress('packages/client-app/dist')],
  },
  admin: {
    output: 'packages/admin-app/dist/index.html',
    sources: [
      ...partsOf(
        'admin-app',
        'public',
        'index.html',
        'vite.config.ts',
        'page-modules.ts',
        'object-entries.cjs',
        'inflection.mjs',
      ),
      ...partsOf('client-app'),
    ],
    folder: 'packages/admin-app',
    commands: [vite, compress('packages/admin-app/dist')],
  },
  server: {
    output: 'packages/server/dist/snapshot.tar.gz',
    sources: partsOf('server', 'data', 'tsup.config.ts'),
    folder: 'packages/server',
    commands: [tsup, node('dist/make-snapshot.js', 'dist/snapshot.tar.gz')],
  },
}

const ignored = new Set(['node_modules', 'dist'])
const notShipped = /\.(test|stories)\.tsx?$/

/** The youngest change below a file or folder, in ms; a folder's own time tells of removed files. */
function youngest(path) {
  if (!existsSync(path)) return 0
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  let time = mtimeMs
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (ignored.has(entry.name) || notShipped.test(entry.name)) continue
    time = Math.max(time, youngest(join(path, entry.name)))
  }
  return time
}

function isStale({ output, sources }) {
  if (!existsSync(inRepository(output))) return true
  const built = statSync(inRepository(output)).mtimeMs
  return [...sources, ...everywhere].some(source => youngest(inRepository(source)) > built)
}

/** Names of all targets. */
export const buildable = Object.keys(targets)

/** Those of them that are not built, or older than what they are made from. */
export const stale = () => buildable.filter(name => isStale(targets[name]))

/** Builds one target; answers what went wrong, or undefined. */
export async function build(name) {
  const { folder, commands } = targets[name]
  for (const command of commands) {
    const { code, output } = await run(command, { cwd: inRepository(folder) })
    if (code !== 0) return output
  }
  return undefined
}
