// Builds the sdk for publishing: JavaScript for both module systems by tsup, declarations by the compiler.
import { emitDeclarations, finishDeclarations } from './declarations.mjs'
import { inRepository } from './root.mjs'
import { run } from './run.mjs'

const folder = inRepository('packages/sdk')
const tsup = [process.execPath, inRepository('node_modules/tsup/dist/cli-default.js'), '--silent']
const types = `${folder}/dist/types`

const [bundled, problem] = await Promise.all([run(tsup, { cwd: folder }), emitDeclarations(types)])
if (bundled.code !== 0 || problem !== undefined) {
  console.error(bundled.output, problem ?? '')
  process.exit(1)
}
finishDeclarations(types, `${folder}/dist/types-cjs`)
