/**
 * Runs every benchmark of this folder, or those named, prints the figures and writes them to docs/benchmarks.md
 * between the markers of each: `pnpm bench`, `pnpm bench ingest-rate`, `pnpm bench scale` for all of `scale-…`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import type { Figure } from './support/measure'

interface Benchmark {
  run(): Promise<Figure[]>
}

const document = new URL('../docs/benchmarks.md', import.meta.url)
const intro = `# Benchmarks

Measured by \`pnpm bench\` with everything on one machine; compare ratios, not machines. Each table is written by the
command above it.
`

const named = process.argv.slice(2)
const names = readdirSync(new URL('.', import.meta.url))
  .filter(name => name.endsWith('.ts') && name !== 'run.ts')
  .map(name => name.replace('.ts', ''))
  .filter(name => named.length === 0 || named.some(asked => name === asked || name.startsWith(`${asked}-`)))
  .sort()

if (names.length === 0) throw new Error(`No benchmark is named ${named.join(' or ')}`)

function table(name: string, figures: readonly Figure[]): string {
  const rows = figures.map(
    ({ name: what, figure, bar, pass }) => `| ${what} | ${figure} | ${bar} | ${pass ? 'yes' : 'no'} |`,
  )
  const machine = `${cpus().length} cores, Node ${process.versions.node}`
  return [
    `## ${name}`,
    '',
    `\`pnpm bench ${name}\` on ${machine}`,
    '',
    '| Measured | Figure | Bar | Met |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n')
}

/** Puts a table in the place of its last one, or at the end. */
function withTable(text: string, name: string, made: string): string {
  const [open, close] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`]
  const block = `${open}\n${made}\n${close}`
  const from = text.indexOf(open)
  if (from === -1) return `${text.trimEnd()}\n\n${block}\n`
  return text.slice(0, from) + block + text.slice(text.indexOf(close) + close.length)
}

let text = existsSync(document) ? readFileSync(document, 'utf8') : intro
let missed = 0
for (const name of names) {
  console.log(`${name} …`)
  // Each file of this folder exports `run`.
  const { run } = (await import(`./${name}.ts`)) as Benchmark
  const figures = await run()
  missed += figures.filter(({ pass }) => !pass).length
  const made = table(name, figures)
  console.log(`${made}\n`)
  text = withTable(text, name, made)
}
mkdirSync(new URL('.', document), { recursive: true })
writeFileSync(document, text)
process.exit(missed > 0 ? 1 : 0)
