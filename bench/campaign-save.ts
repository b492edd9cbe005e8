import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { KILLS, outcomesText, saveAndKill } from './support/kill-during-save'
import type { Figure } from './support/measure'

const SCRIPT = fileURLToPath(new URL('support/campaign-generations.ts', import.meta.url))
const BAR_MS = 1000

/** One save of 100 changes on a campaign of 200 trucks, on the embedded database; and the same killed part way. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'haulboard-save-'))
  try {
    const { ms, outcomes } = await saveAndKill({ script: SCRIPT, folder })
    return [
      {
        name: 'Campaign of 200 trucks, 100 staged changes, one call on the embedded database',
        figure: `${ms.toFixed(0)} ms`,
        bar: `< ${BAR_MS} ms`,
        pass: ms < BAR_MS,
      },
      {
        name: `The same killed at ${KILLS} moments: what is there afterwards`,
        figure: outcomesText(outcomes),
        bar: 'all or nothing',
        pass: outcomes.between === 0,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
