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

/** What so many of a hundred values are at most. */
export const percentile = (values: readonly number[], percent: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN
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
