// Measures what an advertiser's browser must load before the login page can be used, and holds it to a budget.
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { inRepository } from './root.mjs'

/** Kilobytes (1000 bytes) of gzipped JavaScript; peers need 192 to 803. */
const BUDGET = 95

const dist = inRepository('packages/client-app/dist')
const page = readFileSync(`${dist}/index.html`, 'utf8')
const assets = readdirSync(`${dist}/assets`).filter(name => name.endsWith('.js'))

const read = name => readFileSync(`${dist}/assets/${name}`, 'utf8')

/** Chunks that a chunk needs before it can run; those behind `import(…)` come later. */
const neededBy = name =>
  [...read(name).matchAll(/(?:^|[;}\n])\s*(?:import|export)\b[^'"();]*["']\.\/([^"']+\.js)["']/g)].map(
    ([, chunk]) => chunk,
  )

const first = [...page.matchAll(/(?:src|href)="[^"]*\/assets\/([^"]+\.js)"/g)].map(([, name]) => name)
const login = assets.filter(name => name.startsWith('LoginPage'))
if (first.length === 0) throw new Error('The built page names no script.')

const chunks = new Set()
const waiting = [...first, ...login]
while (waiting.length > 0) {
  const name = basename(waiting.pop())
  if (chunks.has(name)) continue
  chunks.add(name)
  waiting.push(...neededBy(name))
}

const sizes = [...chunks].map(name => ({ name, kilobytes: gzipSync(read(name), { level: 9 }).length / 1000 }))
const total = sizes.reduce((sum, { kilobytes }) => sum + kilobytes, 0)
for (const { name, kilobytes } of sizes.sort((a, b) => b.kilobytes - a.kilobytes)) {
  console.log(`${kilobytes.toFixed(1).padStart(7)} kB  ${name}`)
}
console.log(`${total.toFixed(1).padStart(7)} kB  in all; the budget is ${BUDGET} kB`)
if (total > BUDGET) process.exit(1)
