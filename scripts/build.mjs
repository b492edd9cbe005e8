// Builds the apps and the server, or those named; `--stale` leaves out what is up to date.
import { build, buildable, stale } from './builds.mjs'

const named = process.argv.slice(2).filter(word => !word.startsWith('-'))
const all = process.argv.includes('--stale') ? stale() : buildable

/** Builds side by side and prints one line each; answers whether all went well. */
async function buildAll(names) {
  const results = await Promise.all(
    names.map(async name => {
      const started = performance.now()
      const problem = await build(name)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(
        problem === undefined ? `Built ${name} in ${seconds} s` : `${problem}\nBuilding ${name} failed.`,
      )
      return problem === undefined
    }),
  )
  return results.every(Boolean)
}

if (!(await buildAll(named.length > 0 ? named : all))) process.exit(1)
