/**
 * Adds up stages and the tests in them; a stage counts as one. The same test may run in two stages, on two databases:
 * it was skipped only if no stage ran it.
 */
export function totals(results, absent) {
  const ran = new Set()
  const left = new Set()
  let passed = 0
  let failed = 0
  for (const { ok, tests } of results) {
    if (ok) passed += 1
    else failed += 1
    for (const [test, status] of tests ?? []) {
      if (status === 'passed') passed += 1
      else if (status === 'failed') failed += 1
      else left.add(test)
      if (status === 'passed' || status === 'failed') ran.add(test)
    }
  }
  const skipped = absent + [...left].filter(test => !ran.has(test)).length
  return { passed, failed, skipped }
}
