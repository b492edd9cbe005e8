/** `pnpm archive [--log] [--days N] [--dry-run | --restore DAY]`: old GPS fixes or activities out of the database, and back. */
import { readApiError } from '@product/sdk/contract'
import { countText } from '@product/sdk/values'
import { openExisting } from './db/open-existing'
import { findDoor } from './db/door-file'
import { type ArchiveOrder, readArchiveOrder } from './features/archive/archive-arguments'
import { type ArchiveAction, type ArchiveStep, archiveStep } from './features/archive/archive-step'
import { openFiles } from './node/open-files'
import type { ArchiveKind } from './nouns/record-keeping/archive-hold-store'
import { FEWEST_ARCHIVE_DAYS, MOST_ARCHIVE_DAYS, readSettings, type Settings } from './settings'
import { type Clock, clockOf } from './values/clock'

const HELP = `Usage: pnpm archive [--log] [--days N] [--dry-run]
       pnpm archive [--log] --restore DAY
  Puts GPS fixes older than N UTC days, ${FEWEST_ARCHIVE_DAYS} to ${MOST_ARCHIVE_DAYS}, into compressed files beside the pictures, and out of
  the database. Drives, miles and impressions stay as they are; late fixes of these days are refused from then on. They
  leave by whole days, all from before the first start together. A command that was stopped is run again.
  --log           entries of the activity log instead, by whole months; those of vendors and trucks stay, as their past is
                  told from them
  --days N        may be left out where ARCHIVE_AFTER_DAYS is set, with --log ARCHIVE_LOG_AFTER_DAYS
  --dry-run       say what would be done, and change nothing
  --restore DAY   put everything from this day on (like 2025-01-31) back; the server's own archiving leaves it alone for
                  30 days, or until this command archives again`

type Step = (kind: ArchiveKind, action: ArchiveAction, day: string) => Promise<ArchiveStep>

/** Through the running server where there is one, else straight into the database, which is then locked meanwhile. */
async function openArchive(
  settings: Settings,
  clock: Clock,
): Promise<{ step: Step; close(): Promise<void> }> {
  const door = findDoor(settings.DATA_DIR)
  if (door && (await fetch(`${door.url}/api/health`).catch(() => undefined))?.ok) {
    return { step: (...asked) => ask(door, asked.join('/')), close: async () => {} }
  }
  const { db, close } = await openExisting(settings)
  const parts = { db, files: openFiles(settings) }
  return { step: (...asked) => archiveStep({ ...parts, now: clock.now() }, ...asked), close }
}

async function ask(door: { url: string; token: string }, path: string): Promise<ArchiveStep> {
  const response = await fetch(`${door.url}/local/archive/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${door.token}` },
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw readApiError(response.status, answer)
  // The server of this same version answers what archiveStep returns.
  return answer as ArchiveStep
}

const DONE: { [action in ArchiveAction]: string } = {
  plan: 'would be archived',
  archive: 'archived',
  restore: 'restored',
}

const CALLED: { [kind in ArchiveKind]: { whole: string; lines: string } } = {
  fixes: { whole: 'partitions', lines: 'fixes' },
  log: { whole: 'files', lines: 'entries' },
}

async function runSteps(step: Step, { kind, action, day }: ArchiveOrder): Promise<void> {
  const called = CALLED[kind]
  let [count, total] = [0, 0]
  let heldUntil: string | undefined
  try {
    for (let more = true; more; ) {
      const answer = await step(kind, action, day)
      heldUntil = answer.heldUntil
      for (const { name, lines } of answer.done) {
        console.log(`${name}: ${countText(lines)} ${called.lines} ${DONE[action]}`)
        count += 1
        total += lines
      }
      more = answer.more
    }
    const wholes = action === 'plan' && kind === 'log' ? '' : `${countText(count)} ${called.whole} with `
    console.log(`${wholes}${countText(total)} ${called.lines} ${DONE[action]}.`)
  } finally {
    // Of what is back when a later one fails, too.
    if (heldUntil) console.log(`The server's own archiving leaves ${called.lines} alone until ${heldUntil}.`)
  }
}

/** What to do, or how the process ends without doing anything. */
function orderOf(settings: Settings, clock: Clock): ArchiveOrder | 0 | 2 {
  try {
    const order = readArchiveOrder(process.argv.slice(2), settings, clock.now().getTime())
    if (order) return order
    console.log(HELP)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error(HELP)
    return 2
  }
}

async function main(): Promise<number> {
  const settings = readSettings(process.env)
  const clock = clockOf(settings)
  const order = orderOf(settings, clock)
  if (typeof order === 'number') return order
  const { step, close } = await openArchive(settings, clock)
  try {
    await runSteps(step, order)
  } finally {
    await close()
  }
  return 0
}

// A script of the root runs in the root; ./data is meant from where the person stands.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD)

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
