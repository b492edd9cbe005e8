import { askMany, type Load } from './crowd'
import type { Figure } from './measure'
import type { Serving } from './serving-process'

const RUNS = 5
/** Many and short, so that what else the machine does falls on both servers. */
const TURNS = 12

/** An address of a serving process. */
export interface Asked {
  process: Serving
  address: string
}

async function processorMs({ process, address }: Asked, load: Load): Promise<number> {
  const before = await process.ask('processorMs', null)
  await askMany(process.url + address, load)
  return (await process.ask('processorMs', null)) - before
}

/**
 * Processor time of our process over the bare server's for the same requests, in turns. The figure is the median of
 * five runs, each of which stands beside it.
 */
export async function compareProcessorTime(
  name: string,
  { ours, bare, load, bar }: { ours: Asked; bare: Asked; load: Load; bar: number },
): Promise<Figure> {
  const runs: { ratio: number; ours: number; bare: number }[] = []
  // As long as a run: both are measured once their code is compiled as well as it will be.
  for (let turn = 0; turn < TURNS; turn++) {
    for (const asked of [bare, ours]) await processorMs(asked, load)
  }
  for (let run = 0; run < RUNS; run++) {
    const used = { ours: 0, bare: 0 }
    for (let turn = 0; turn < TURNS; turn++) {
      used.bare += await processorMs(bare, load)
      used.ours += await processorMs(ours, load)
    }
    const requests = load.requests * TURNS
    runs.push({ ratio: used.ours / used.bare, ours: used.ours / requests, bare: used.bare / requests })
  }
  // There are five runs.
  const { ratio, ours: ms, bare: bareMs } = runs.toSorted((a, b) => b.ratio - a.ratio)[(RUNS - 1) / 2]!
  const each = runs.map(run => run.ratio.toFixed(2)).join(', ')
  return {
    name,
    figure: `${ratio.toFixed(2)} × (${ms.toFixed(2)} ms against ${bareMs.toFixed(2)} ms; runs ${each})`,
    bar: `≤ ${bar} ×`,
    pass: ratio <= bar,
  }
}
