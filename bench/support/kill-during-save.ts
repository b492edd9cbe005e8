import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { median } from './measure'

export const KILLS = 8
const SAVES = 9

type Line = { found: number[]; strays?: number } | { saving: true } | { savedMs: number }

interface Saving {
  script: string
  folder: string
  /** What the script is told besides. */
  how?: string
}

/** Starts the saving process and hands out what it tells, line by line. */
function startSaving(
  { script, folder, how = '' }: Saving,
  saves: number,
): { child: ChildProcess; lines: AsyncIterator<string> } {
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder, String(saves), how], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { child, lines: createInterface(child.stdout)[Symbol.asyncIterator]() }
}

/** The lines that come until the process ends. */
async function saved(saving: Saving, saves: number): Promise<Line[]> {
  const { child, lines } = startSaving(saving, saves)
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
async function killDuringSave(saving: Saving, afterMs: number): Promise<Line[]> {
  const { child, lines } = startSaving(saving, 1)
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
 * `ms` is what an undisturbed save takes; `strays`, how many things the script found that should not have been there.
 */
export async function saveAndKill(
  saving: Saving,
): Promise<{ ms: number; outcomes: Outcomes; strays: number }> {
  const told = await saved(saving, SAVES)
  const times = told.flatMap(line => ('savedMs' in line ? [line.savedMs] : []))
  const ms = median(times)
  // The process that is killed saves for the first time on a database just opened, which takes some times longer.
  const [firstMs = ms] = times
  const outcomes = { before: 0, after: 0, between: 0 }
  let generation = SAVES
  let strays = 0
  for (let kill = 0; kill <= KILLS; kill++) {
    const moment = (kill / (KILLS - 2)) * firstMs * 4
    const lines = kill < KILLS ? await killDuringSave(saving, moment) : await saved(saving, 0)
    const found = generationsIn(lines)
    strays += lines.reduce((sum, line) => sum + ('found' in line ? (line.strays ?? 0) : 0), 0)
    const [now] = found
    if (now === undefined) throw new Error('The saving process did not start')
    // Each start tells what the kill before it left; the first tells what the undisturbed saves did.
    if (found.length !== 1 || (now !== generation && now !== generation + 1)) outcomes.between++
    else if (kill > 0) outcomes[now === generation ? 'before' : 'after']++
    generation = now
  }
  return { ms, outcomes, strays }
}
