// Runs everything that must hold: `npm test`. With words: the group `check`, or single stages by name.
// `--no-install` leaves the packages as they are.
import { install } from './install.mjs'

const words = process.argv.slice(2).filter(word => word !== '--no-install')
if (!process.argv.includes('--no-install')) install('all')

// Only now, because a fresh clone has nothing that these import.
const { schedule } = await import('./schedule.mjs')
const { stagesOf } = await import('./stages.mjs')
const { totals } = await import('./totals.mjs')

const stages = await stagesOf(words)
const absent = stages.filter(stage => stage.missing !== undefined)
for (const { name, missing } of absent) console.log(`– ${name} skipped: ${missing}`)

function report(name, { ok, seconds, output, tests }) {
  const count = tests ? `, ${tests.size} tests` : ''
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s${count})`)
  if (!ok) console.log(output.trimEnd())
}

const results = await schedule(
  stages.filter(stage => stage.missing === undefined),
  report,
)
// Tests that skip themselves are counted by the run they are in.
const wholeStages = absent.filter(stage => !stage.isCounted).length
const { passed, failed, skipped } = totals([...results.values()], wholeStages)
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 ? 1 : 0
