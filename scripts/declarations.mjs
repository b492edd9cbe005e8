import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRepository } from './root.mjs'
import { run } from './run.mjs'

/** Has the compiler write the sdk's declarations to a folder; answers what went wrong, or undefined. */
export async function emitDeclarations(folder) {
  rmSync(folder, { recursive: true, force: true })
  const compiler = inRepository('node_modules/typescript/bin/tsc')
  const project = inRepository('packages/sdk/tsconfig.build.json')
  const { code, output } = await run([process.execPath, compiler, '-p', project, '--outDir', folder])
  return code === 0 ? undefined : output
}

const importedFrom = /((?:from|import)\s*\(?\s*['"])(\.{1,2}\/[^'"]+)(['"])/g

/** Names each imported file in full, as Node's module systems ask; the sources leave the ending to the bundler. */
function withEndings(text, file, folder, ending) {
  return text.replace(importedFrom, (_, before, path, after) => {
    const target = join(dirname(file), path)
    const full = existsSync(join(folder, `${target}.d.ts`)) ? path : `${path}/index`
    return `${before}${full}${ending}${after}`
  })
}

/** Rewrites emitted declarations in place for ES modules, and once more beside them for CommonJS. */
export function finishDeclarations(esm, cjs) {
  rmSync(cjs, { recursive: true, force: true })
  const files = readdirSync(esm, { recursive: true }).filter(name => name.endsWith('.d.ts'))
  for (const file of files) {
    const text = readFileSync(join(esm, file), 'utf8')
    const other = join(cjs, file.replace(/\.d\.ts$/, '.d.cts'))
    mkdirSync(dirname(other), { recursive: true })
    writeFileSync(other, withEndings(text, file, esm, '.cjs'))
    writeFileSync(join(esm, file), withEndings(text, file, esm, '.js'))
  }
}
