// Makes a noun, a feature and a field by docs/new-feature.md in a copy of the sources, and has them checked.
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inRepository } from './root.mjs'
import { run } from './run.mjs'
import { edited, writtenBlocks } from './written-files.mjs'

const folder = mkdtempSync(join(tmpdir(), 'haulboard-feature-'))
const git = (...words) => execFileSync('git', words, { encoding: 'utf8', maxBuffer: 2 ** 26 })
/** The copy's migrations are made anew each time, so its databases are its own, and go with it. */
const env = { TEST_DATABASE_URL: '', TMPDIR: folder }
const tool = (path, ...words) => [process.execPath, inRepository(`node_modules/${path}`), ...words]

/** The sources as they are, without what only pages load. */
function copySources() {
  const files = git('-C', inRepository(), 'ls-files', '-co', '--exclude-standard', '-z').split('\0')
  for (const file of files.filter(name => name !== '' && !/\/public\/|^docs\/images/.test(name))) {
    cpSync(inRepository(file), join(folder, file), { recursive: true })
  }
  git('-C', folder, 'init', '-q')
}

/** The packages that are installed, but the workspace's own, which are those of the copy. */
function linkModules(place) {
  const [from, to] = [inRepository(place), join(folder, place)]
  mkdirSync(join(to, '@product'), { recursive: true })
  for (const name of readdirSync(from)) if (name !== '@product') symlinkSync(join(from, name), join(to, name))
  for (const name of ['sdk', 'server', 'client-app']) {
    symlinkSync(join(folder, 'packages', name), join(to, '@product', name))
  }
}

function write() {
  for (const { path, text, isEdit } of writtenBlocks(
    readFileSync(join(folder, 'docs/new-feature.md'), 'utf8'),
  )) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, isEdit ? edited(readFileSync(file, 'utf8'), text, path) : text)
  }
}

const steps = [
  [
    'migration',
    tool('.bin/../../packages/server/node_modules/drizzle-kit/bin.cjs', 'generate'),
    'packages/server',
  ],
  ['calls', tool('tsx/dist/cli.mjs', 'scripts/generate.ts'), '.'],
  ['types', tool('typescript/bin/tsc', '-b', 'packages/server', 'packages/admin-app'), '.'],
  ['format', tool('@biomejs/biome/bin/biome', 'format', 'packages'), '.'],
  ['imports', [process.execPath, 'scripts/check-imports.mjs'], '.'],
  [
    'tests',
    tool(
      'vitest/vitest.mjs',
      'run',
      'packages/server/src/features/depots',
      'packages/server/src/answers-hold',
      'checks/company',
      'checks/table-owners',
    ),
    '.',
  ],
]

/** The check must be able to fail: without its line in the server's list, the feature's own tests do. */
async function plantMissingLine() {
  const list = join(folder, 'packages/server/src/features.ts')
  writeFileSync(list, edited(readFileSync(list, 'utf8'), '-  depotsFeature,\n', list))
  const words = tool('vitest/vitest.mjs', 'run', 'packages/server/src/features/depots')
  const { code, output } = await run(words, { cwd: folder, env })
  if (code !== 0 && output.includes('no feature brings the handler of createDepot')) return
  console.log(`A feature that the server's list lacks is not found:\n${output.replaceAll(folder, '')}`)
  process.exitCode = 1
}

try {
  copySources()
  for (const place of ['.', 'packages/sdk', 'packages/server', 'packages/client-app', 'packages/admin-app']) {
    linkModules(join(place, 'node_modules'))
  }
  write()
  for (const [name, words, place] of steps) {
    const { code, output } = await run(words, { cwd: join(folder, place), env })
    if (code === 0) continue
    console.log(`By docs/new-feature.md, ${name} fails:\n${output.replaceAll(folder, '')}`)
    process.exitCode = 1
    break
  }
  if (process.exitCode === undefined) await plantMissingLine()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
