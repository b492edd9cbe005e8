import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRepository } from './root.mjs'
import { run } from './run.mjs'

const vitest = [process.execPath, inRepository('node_modules/vitest/vitest.mjs'), 'run']

/** Runs vitest; answers its output and what became of each test, by file and full name. */
export async function runVitest(args, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'haulboard-tests-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code, output } = await run([...vitest, ...args, ...reporters], { env })
  const tests = new Map()
  try {
    for (const file of JSON.parse(readFileSync(report, 'utf8')).testResults) {
      for (const { fullName, status } of file.assertionResults) tests.set(`${file.name} ${fullName}`, status)
    }
  } catch {
    return { ok: false, output: `${output}\nThe test run left no report.\n`, tests }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return {
    ok: code === 0 && tests.size > 0,
    output: tests.size > 0 ? output : `${output}\nNo test ran.\n`,
    tests,
  }
}
