import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Figure, median } from './support/measure'

const KILLS = 8
const SAVES = 9
const BAR_MS = 1000

type Line = { found: number[]; trucks: number } | { saving: true } | { savedMs: number }

/** Starts the saving process and hands out what it tells, line by line. */
function startSaving(folder: string, saves: number): { child: ChildProcess; lines: AsyncIterator<string> } {
  const script = fileURLToPath(new URL('support/campaign-generations.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder, String(saves)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { child, lines: createInterface(child.stdout)[Symbol.asyncIterator]() }
}

/** The lines that come until the process ends. */
async function saved(folder: string, saves: number): Promise<Line[]> {
  const { child, lines } = startSaving(folder, saves)
  const ended = once(child, 'exit')
  const told: Line[] = []
  for (let line = await lines.next(); line.done !== true; line = await lines.next()) {
    // The script tells lines of these shapes and no others.
    told.push(JSON.parse(line.value) as Line)
  }
  await ended
  return told
}

/** Lets a save begin, and kills the process some milliseconds later. Answers what was there before. */
async function killDuringSave(folder: string, afterMs: number): Promise<Line[]> {
  const { child, lines } = startSaving(folder, 1)
  const ended = once(child, 'exit')
  const told: Line[] = []
  for (let line = await lines.next(); line.done !== true; line = await lines.next()) {
    // As above.
    told.push(JSON.parse(line.value) as Line)
    if (line.value.includes('saving')) break
  }
  await pause(afterMs)
  child.kill('SIGKILL')
  await ended
  return told
}

const generationsIn = (told: readonly Line[]): number[] =>
  told.flatMap(line => ('found' in line ? line.found : []))

/** One save of 100 changes on a campaign of 200 trucks, on the embedded database; and the same killed part way. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'haulboard-save-'))
  try {
    const told = await saved(folder, SAVES)
    const times = told.flatMap(line => ('savedMs' in line ? [line.savedMs] : []))
    const ms = median(times)
    // The process that is killed saves for the first time on a database just opened, which takes some times longer.
    const [firstMs = ms] = times
    const outcomes = { before: 0, after: 0, between: 0 }
    let generation = SAVES
    for (let kill = 0; kill <= KILLS; kill++) {
      const moment = (kill / (KILLS - 2)) * firstMs * 4
      const found = generationsIn(
        kill < KILLS ? await killDuringSave(folder, moment) : await saved(folder, 0),
      )
      const [now] = found
      if (now === undefined) throw new Error('The saving process did not start')
      // Each start tells what the kill before it left; the first tells what the undisturbed saves did.
      if (found.length !== 1 || (now !== generation && now !== generation + 1)) outcomes.between++
      else if (kill > 0) outcomes[now === generation ? 'before' : 'after']++
      generation = now
    }
    return [
      {
        name: 'Campaign of 200 trucks, 100 staged changes, one call on the embedded database',
        figure: `${ms.toFixed(0)} ms`,
        bar: `< ${BAR_MS} ms`,
        pass: ms < BAR_MS,
      },
      {
        name: `The same killed at ${KILLS} moments: what is there afterwards`,
        figure: `${outcomes.before} × nothing, ${outcomes.after} × everything, ${outcomes.between} × something between`,
        bar: 'all or nothing',
        pass: outcomes.between === 0,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
