import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { KILLS, outcomesText, saveAndKill } from './support/kill-during-save'
import type { Figure } from './support/measure'

const SCRIPT = fileURLToPath(new URL('support/vendor-generations.ts', import.meta.url))

/** A vendor's save with three trucks and two papers, killed part way: on the embedded database, files in a folder. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'haulboard-vendor-'))
  try {
    const { ms, outcomes, strays } = await saveAndKill({ script: SCRIPT, folder })
    return [
      {
        name: `Vendor's save with 3 trucks and 2 papers (${ms.toFixed(0)} ms) killed at ${KILLS} moments: what is there`,
        figure: outcomesText(outcomes),
        bar: 'all or nothing',
        pass: outcomes.between === 0,
      },
      {
        name: 'Files that no vendor has after the sweep',
        figure: String(strays),
        bar: 'none',
        pass: strays === 0,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
