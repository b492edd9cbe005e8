// Measures what a browser must load before a first page can be used, and holds it to a budget.
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { inRepository } from './root.mjs'

/** Budgets in kilobytes (1000 bytes) of gzipped JavaScript; peers of the login page need 192 to 803. */
const firstPages = [
  // The login page, which is in the app's first chunks.
  { app: 'client-app', parts: [], budget: 96 },
  // After login: home, what `/dashboard/admin` leads an Owner to, and the lists; every page waits for the texts.
  ...[
    ['HomePage', 'RunningCampaigns', 'SinceLastVisit'],
    ['CampaignsPage'],
    ['ClientUsersPage'],
    ['DrivePage'],
  ].map(parts => ({ app: 'admin-app', parts: [...parts, 'texts'], budget: 330 })),
]

/** Whether a chunk holds the schema library, which only a form that is filled in may need. */
const hasSchemas = text => text.includes('ZodError')

/** The chunks that parts of a built app can't run without, and their sizes. */
function measure({ app, parts }) {
  const dist = inRepository(`packages/${app}/dist`)
  const read = name => readFileSync(`${dist}/assets/${name}`, 'utf8')
  /** Chunks that a chunk needs before it can run; those behind `import(…)` come later. */
  const neededBy = name =>
    [...read(name).matchAll(/(?:^|[;}\n])\s*(?:import|export)\b[^'"();]*["']\.\/([^"']+\.js)["']/g)].map(
      ([, chunk]) => chunk,
    )
  const html = readFileSync(`${dist}/index.html`, 'utf8')
  const first = [...html.matchAll(/(?:src|href)="[^"]*\/assets\/([^"]+\.js)"/g)].map(([, name]) => name)
  if (first.length === 0) throw new Error(`The built page of ${app} names no script.`)
  const built = readdirSync(`${dist}/assets`).filter(name => name.endsWith('.js'))
  const own = parts.map(part => {
    const [chunk, ...others] = built.filter(name => name.startsWith(`${part}-`))
    if (!chunk || others.length > 0) throw new Error(`${app} has no one chunk of its own for ${part}.`)
    return chunk
  })

  const chunks = new Set()
  const waiting = [...first, ...own]
  while (waiting.length > 0) {
    const name = waiting.pop()
    if (chunks.has(name)) continue
    chunks.add(name)
    waiting.push(...neededBy(name))
  }
  return [...chunks].map(name => ({
    name,
    kilobytes: gzipSync(read(name), { level: 9 }).length / 1000,
    hasSchemas: hasSchemas(read(name)),
  }))
}

let isTooMuch = false
for (const firstPage of firstPages) {
  const chunks = measure(firstPage).sort((a, b) => b.kilobytes - a.kilobytes)
  const total = chunks.reduce((sum, { kilobytes }) => sum + kilobytes, 0)
  console.log([firstPage.app, ...firstPage.parts].join(', '))
  for (const { name, kilobytes } of chunks) {
    if (kilobytes >= 1) console.log(`${kilobytes.toFixed(1).padStart(7)} kB  ${name}`)
  }
  console.log(`${total.toFixed(1).padStart(7)} kB  in all; the budget is ${firstPage.budget} kB`)
  const schemas = chunks.filter(chunk => chunk.hasSchemas)
  for (const { name } of schemas) console.log(`         ${name} holds the schema library`)
  if (total > firstPage.budget || schemas.length > 0) isTooMuch = true
}
if (isTooMuch) process.exit(1)
