// Installs what running needs, builds what is not built, and becomes the server. Plain Node, nothing installed.
import { build, stale } from './builds.mjs'
import { install } from './install.mjs'
import { inRepository } from './root.mjs'
import { serve } from './serve.mjs'

install('run')

const names = stale()
if (names.length > 0) console.log(`Building ${names.join(', ')} …`)
const problems = (await Promise.all(names.map(build))).filter(problem => problem !== undefined)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}

await serve(inRepository('packages/server/dist/main.js'))
