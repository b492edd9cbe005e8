// Installs what running needs, builds what is not built, and becomes the server. Plain Node, nothing installed.
import { becomeServer } from './become-server.mjs'
import { build, stale } from './builds.mjs'
import { install } from './install.mjs'
import { inRepository } from './root.mjs'

install('run')

const names = stale()
if (names.length > 0) console.log(`Building ${names.join(', ')} …`)
const problems = (await Promise.all(names.map(build))).filter(problem => problem !== undefined)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}

await becomeServer(inRepository('packages/server/dist/main.js'))
