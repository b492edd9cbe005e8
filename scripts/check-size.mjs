// Measures what a browser must load before a first page can be used, and holds it to a budget.
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { inRepository } from './root.mjs'

/** Budgets in kilobytes (1000 bytes) of gzipped JavaScript; peers of the login page need 192 to 803. */
const firstPages = [
  // The login page, which is in the app's first chunks.
  { app: 'client-app', budget: 96 },
  // After login: home with its parts, what `/dashboard/admin` leads an Owner to, and the texts that every page waits for.
  ...['HomePage', 'RunningCampaigns', 'SinceLastVisit', 'CampaignsPage', 'ClientUsersPage', 'texts'].map(
    page => ({ app: 'admin-app', page, budget: 330 }),
  ),
  // With the texts.
  { app: 'admin-app', page: 'DrivePage', budget: 350 },
]

/** Whether a chunk holds the schema library, which only a form that is filled in may need. */
const hasSchemas = text => text.includes('ZodError')

/** The chunks that a page of a built app can't run without, and their sizes. */
function measure({ app, page }) {
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
  const own = readdirSync(`${dist}/assets`).filter(
    name => name.startsWith(`${page}-`) && name.endsWith('.js'),
  )
  if (page && own.length === 0) throw new Error(`${app} has no chunk of its own for ${page}.`)

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
  console.log([firstPage.app, firstPage.page].filter(Boolean).join(', '))
  for (const { name, kilobytes } of chunks) {
    if (kilobytes >= 1) console.log(`${kilobytes.toFixed(1).padStart(7)} kB  ${name}`)
  }
  console.log(`${total.toFixed(1).padStart(7)} kB  in all; the budget is ${firstPage.budget} kB`)
  const schemas = chunks.filter(chunk => chunk.hasSchemas)
  for (const { name } of schemas) console.log(`         ${name} holds the schema library`)
  if (total > firstPage.budget || schemas.length > 0) isTooMuch = true
}
if (isTooMuch) process.exit(1)
