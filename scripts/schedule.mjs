const CORES = 2

/**
 * Runs steps side by side where their needs are met and the cores suffice, longest-waited first. A step is
 * `{ name, cores?, after?: names, run }`; `run` answers `{ ok, … }`. A step whose need failed is not run.
 * Answers the results by name, each with its seconds.
 */
export async function schedule(steps, onEnd) {
  const results = new Map()
  const waiting = new Set(steps)
  const running = new Set()
  let free = CORES

  const needs = step => (step.after ?? []).filter(name => steps.some(other => other.name === name))
  const isReady = step => needs(step).every(name => results.has(name))

  async function perform(step, cores) {
    const started = performance.now()
    const broken = needs(step).find(name => !results.get(name).ok)
    const result = broken
      ? { ok: false, output: `Not run, because "${broken}" failed.\n` }
      : await step.run().catch(error => ({ ok: false, output: `${error.stack}\n` }))
    const seconds = (performance.now() - started) / 1000
    results.set(step.name, { ...result, seconds })
    free += cores
    onEnd(step.name, results.get(step.name))
  }

  while (waiting.size > 0 || running.size > 0) {
    for (const step of waiting) {
      const cores = Math.min(step.cores ?? 1, CORES)
      if (!isReady(step) || cores > free) continue
      waiting.delete(step)
      free -= cores
      const task = perform(step, cores).finally(() => running.delete(task))
      running.add(task)
    }
    if (running.size === 0)
      throw new Error(`Steps wait for one another: ${[...waiting].map(({ name }) => name)}`)
    await Promise.race(running)
  }
  return results
}
