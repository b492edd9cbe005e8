// Looks at the sdk as a stranger gets it: publint and attw on the tarball, and a project per module system on top of it.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inRepository } from './root.mjs'
import { run } from './run.mjs'

const node = process.execPath
const tool = path => inRepository(`node_modules/${path}`)
const consumers = ['sdk-consumer-esm', 'sdk-consumer-cjs']

let failed = false

/** Runs one check and shows its words only when it fails. */
async function check(name, words, options) {
  const { code, output } = await run(words, options)
  if (code === 0) return output
  console.log(`${name}:\n${output}`)
  failed = true
  return undefined
}

/** A folder in which the package and what it depends on are installed, as npm would have done it. */
function installed(folder, unpacked) {
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@product'), { recursive: true })
  cpSync(unpacked, join(modules, '@product/sdk'), { recursive: true })
  const own = inRepository('packages/sdk/node_modules')
  for (const name of readdirSync(own, { recursive: false })) {
    const names = name.startsWith('@') ? readdirSync(join(own, name)).map(part => `${name}/${part}`) : [name]
    for (const dependency of names.filter(other => !other.startsWith('.'))) {
      mkdirSync(dirname(join(modules, dependency)), { recursive: true })
      symlinkSync(join(own, dependency), join(modules, dependency))
    }
  }
}

async function compileAndRun(consumer, folder) {
  const project = join(folder, consumer)
  cpSync(inRepository(`checks/${consumer}`), project, { recursive: true })
  const compiled = await check(consumer, [node, tool('typescript/bin/tsc'), '-p', project])
  if (compiled !== undefined) await check(consumer, [node, join(project, 'dist/use-sdk.js')])
}

const tarball = (await check('pack', [node, inRepository('scripts/pack-sdk.mjs')]))?.trim()
if (tarball === undefined) process.exit(1)
const stage = dirname(tarball)

const folder = mkdtempSync(join(tmpdir(), 'haulboard-consumer-'))
try {
  await check('unpack', ['tar', '-xzf', tarball, '-C', folder])
  installed(folder, join(folder, 'package'))
  await check('publint', [node, tool('publint/src/cli.js'), stage, '--pack', 'npm', '--strict'])
  // Node's old resolution, which knows no exports, is older than every version that runs this package.
  await check('attw', [node, tool('@arethetypeswrong/cli/dist/index.js'), tarball, '--profile', 'node16'])
  for (const consumer of consumers) await compileAndRun(consumer, folder)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
if (failed) process.exit(1)
