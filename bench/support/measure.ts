/** One line of the report. `figure` and `bar` are words, with their units; `pass` is whether the bar was met. */
export interface Figure {
  name: string
  figure: string
  bar: string
  pass: boolean
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Milliseconds that each of two pieces of work takes, run in turns so that both see the same machine. */
export async function inTurns(
  rounds: number,
  ours: () => Promise<unknown>,
  floor: () => Promise<unknown>,
): Promise<{ ours: number; floor: number }> {
  const times: { ours: number[]; floor: number[] } = { ours: [], floor: [] }
  const time = async (work: () => Promise<unknown>) => {
    const start = performance.now()
    await work()
    return performance.now() - start
  }
  for (let round = 0; round < rounds + 2; round++) {
    const floorTime = await time(floor)
    const oursTime = await time(ours)
    // The first two rounds warm the caches and the compiler.
    if (round >= 2) {
      times.floor.push(floorTime)
      times.ours.push(oursTime)
    }
  }
  return { ours: median(times.ours), floor: median(times.floor) }
}

export const ratioFigure = (
  name: string,
  { ours, floor }: { ours: number; floor: number },
  bar: number,
): Figure => ({
  name,
  figure: `${(ours / floor).toFixed(2)} × (${ours.toFixed(0)} ms against ${floor.toFixed(0)} ms)`,
  bar: `≤ ${bar} ×`,
  pass: ours / floor <= bar,
})
