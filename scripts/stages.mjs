import { build, buildable } from './builds.mjs'
import { findChromium, findPostgres, findRedis } from './machine.mjs'
import { inRepository } from './root.mjs'
import { run } from './run.mjs'
import { runVitest } from './vitest-run.mjs'

const tool = (path, ...args) => [process.execPath, inRepository(`node_modules/${path}`), ...args]
const script = (name, ...args) => [process.execPath, inRepository(`scripts/${name}`), ...args]

/** A stage that is one command; it holds when the command says nothing is wrong. */
const command = (name, words, more = {}) => ({
  name,
  ...more,
  async run() {
    const { code, output } = await run(words)
    return { ok: code === 0, output }
  },
})

const building = name => ({
  name: `build ${name}`,
  async run() {
    const output = await build(name)
    return { ok: output === undefined, output }
  },
})

/** A stage for which the machine lacks something. */
const missing = (name, reason) => ({ name, missing: reason })

/** What must hold of the sources alone. */
async function checkStages() {
  const postgres = await findPostgres()
  const redis = await findRedis()
  return [
    command('format', tool('@biomejs/biome/bin/biome', 'format', '.')),
    command('types', tool('typescript/bin/tsc', '-b')),
    command('lint', tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings')),
    command('imports', script('check-imports.mjs')),
    command('unused', tool('knip/bin/knip.js')),
    {
      name: 'unit',
      cores: 2,
      run: () => runVitest([], { TEST_DATABASE_URL: '', TEST_REDIS_URL: redis ?? '' }),
    },
    ...(redis
      ? []
      : [{ ...missing('tests on Redis', 'none answers (TEST_REDIS_URL names one)'), isCounted: true }]),
    postgres
      ? {
          name: 'unit on PostgreSQL',
          cores: 2,
          run: () => runVitest(['packages/server'], { TEST_DATABASE_URL: postgres }),
        }
      : missing('unit on PostgreSQL', 'no server accepts connections (TEST_DATABASE_URL names one)'),
  ]
}

/** What must hold of that which is built from them. */
function buildStages() {
  const chromium = findChromium()
  const inBrowser = (name, config, after) =>
    chromium
      ? { name, cores: 2, after, run: () => runVitest(['--config', config], { CHROMIUM: chromium }) }
      : missing(name, 'no Chromium on the PATH (CHROMIUM names one)')
  const storybook = tool(
    'storybook/dist/bin/dispatcher.js',
    'build',
    '--test',
    '--quiet',
    '-o',
    'storybook-static',
  )
  return [
    ...buildable.map(building),
    command('build sdk', script('build-sdk.mjs')),
    command('build storybook', storybook, { after: ['build server'] }),
    command('package', script('check-package.mjs'), { after: ['build sdk'] }),
    command('size', script('check-size.mjs'), { after: ['build client', 'build admin'] }),
    command('new feature', script('check-new-feature.mjs')),
    inBrowser('stories', 'vitest.stories.config.ts', ['build storybook']),
    inBrowser(
      'e2e',
      'vitest.e2e.config.ts',
      buildable.map(name => `build ${name}`),
    ),
  ]
}

/** The stages of a group, `check` or `verify`, or the single ones named. */
export async function stagesOf(words) {
  const check = await checkStages()
  if (words.length === 1 && words[0] === 'check') return check
  const all = [...check, ...buildStages()]
  if (words.length === 0) return all
  const unknown = words.filter(word => !all.some(({ name }) => name === word))
  if (unknown.length > 0) {
    throw new Error(
      `No stage is called ${unknown.join(', ')}; there are: ${all.map(({ name }) => name).join(', ')}`,
    )
  }
  return all.filter(({ name }) => words.includes(name))
}
