// Packs the built sdk as it is published; prints the tarball's path. `npm publish` takes that file.
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRepository } from './root.mjs'
import { run } from './run.mjs'
import { sdkManifest } from './sdk-doors.mjs'

/** What the published manifest says: the doors of the built files, and nothing of the workspace. */
function publishedManifest() {
  const { publishConfig, scripts: _scripts, devDependencies: _tools, ...manifest } = sdkManifest()
  const { exports, ...config } = publishConfig
  return { ...manifest, exports, ...(Object.keys(config).length > 0 && { publishConfig: config }) }
}

const stage = inRepository('packages/sdk/dist/package')
if (!existsSync(inRepository('packages/sdk/dist/types-cjs'))) {
  console.error('The sdk is not built: pnpm --filter @product/sdk build')
  process.exit(1)
}
rmSync(stage, { recursive: true, force: true })
mkdirSync(stage)
for (const part of ['esm', 'cjs', 'types', 'types-cjs']) {
  cpSync(inRepository(`packages/sdk/dist/${part}`), join(stage, 'dist', part), { recursive: true })
}
for (const [from, name] of [
  [inRepository('packages/sdk/README.md'), 'README.md'],
  [inRepository('LICENSE'), 'LICENSE'],
]) {
  if (existsSync(from)) cpSync(from, join(stage, name))
}
writeFileSync(join(stage, 'package.json'), `${JSON.stringify(publishedManifest(), null, 2)}\n`)

const { code, output } = await run(['npm', 'pack', '--json', '--ignore-scripts'], { cwd: stage })
if (code !== 0) {
  console.error(output)
  process.exit(1)
}
const [{ filename }] = JSON.parse(output.slice(output.indexOf('[')))
console.log(join(stage, filename))
