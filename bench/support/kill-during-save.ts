import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { median } from './measure'

export const KILLS = 8
const SAVES = 9

type Line = { found: number[]; orphans?: number } | { saving: true } | { savedMs: number }

/** Starts the saving process and hands out what it tells, line by line. */
function startSaving(
  script: string,
  folder: string,
  saves: number,
): { child: ChildProcess; lines: AsyncIterator<string> } {
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder, String(saves)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { child, lines: createInterface(child.stdout)[Symbol.asyncIterator]() }
}

/** The lines that come until the process ends. */
async function saved(script: string, folder: string, saves: number): Promise<Line[]> {
  const { child, lines } = startSaving(script, folder, saves)
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
async function killDuringSave(script: string, folder: string, afterMs: number): Promise<Line[]> {
  const { child, lines } = startSaving(script, folder, 1)
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

export interface Outcomes {
  before: number
  after: number
  between: number
}

export const outcomesText = ({ before, after, between }: Outcomes): string =>
  `${before} × nothing, ${after} × everything, ${between} × something between`

/**
 * Lets a script save some generations in a data folder, then kills it at several moments of a save.
 * `ms` is what an undisturbed save takes; `orphans`, how many files no record had after a sweep.
 */
export async function saveAndKill(
  script: string,
  folder: string,
): Promise<{ ms: number; outcomes: Outcomes; orphans: number }> {
  const told = await saved(script, folder, SAVES)
  const times = told.flatMap(line => ('savedMs' in line ? [line.savedMs] : []))
  const ms = median(times)
  // The process that is killed saves for the first time on a database just opened, which takes some times longer.
  const [firstMs = ms] = times
  const outcomes = { before: 0, after: 0, between: 0 }
  let generation = SAVES
  let orphans = 0
  for (let kill = 0; kill <= KILLS; kill++) {
    const moment = (kill / (KILLS - 2)) * firstMs * 4
    const lines = kill < KILLS ? await killDuringSave(script, folder, moment) : await saved(script, folder, 0)
    const found = generationsIn(lines)
    orphans += lines.reduce((sum, line) => sum + ('found' in line ? (line.orphans ?? 0) : 0), 0)
    const [now] = found
    if (now === undefined) throw new Error('The saving process did not start')
    // Each start tells what the kill before it left; the first tells what the undisturbed saves did.
    if (found.length !== 1 || (now !== generation && now !== generation + 1)) outcomes.between++
    else if (kill > 0) outcomes[now === generation ? 'before' : 'after']++
    generation = now
  }
  return { ms, outcomes, orphans }
}
