/** `pnpm ingest --truck ID FILE…`: GPX, NMEA and CSV files of GPS fixes into a truck's record. */
import { parseArgs } from 'node:util'
import { type GpsFix, OLDEST_DAYS, UNUSABLE_REASONS, type UnusableReason } from '@product/sdk/nouns/driving'
import { openExisting } from './db/open-existing'
import { findDoor } from './db/door-file'
import { readGivenFile } from './node/read-given-file'
import { readSettings } from './settings'
import { clockOf } from './values/clock'
import { type Ingested, ingestFile } from './features/telemetry/ingest-file'
import { type Recorded, recordGpsFixes } from './nouns/driving/record-gps-fixes'

const HELP = `Usage: pnpm ingest --truck ID FILE…
  GPX, NMEA or CSV; the kind is told by the content.
  Ends with 1 when a file could not be read or gave no fix to the record, after all others were taken in. Lines that
  could not be read are named, and the rest of their file counts.`

type RecordFixes = (truckId: number, fixes: GpsFix[]) => Promise<Recorded>

/** Through the running server where there is one, else straight into the database, which is then locked meanwhile. */
async function openRecord(): Promise<{ record: RecordFixes; close(): Promise<void> }> {
  const settings = readSettings(process.env)
  const door = findDoor(settings.DATA_DIR)
  if (door && (await fetch(`${door.url}/api/health`).catch(() => undefined))?.ok) {
    return { record: (truckId, fixes) => send(door, truckId, fixes), close: async () => {} }
  }
  const { db, close } = await openExisting(settings)
  const clock = clockOf(settings)
  return { record: (truckId, fixes) => recordGpsFixes(db, truckId, fixes, clock.now().getTime()), close }
}

async function send(
  door: { url: string; token: string },
  truckId: number,
  fixes: GpsFix[],
): Promise<Recorded> {
  const response = await fetch(`${door.url}/local/ingest/${truckId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${door.token}` },
    body: JSON.stringify(fixes),
  })
  const answer: unknown = await response.json()
  if (!response.ok) {
    const isError = typeof answer === 'object' && answer !== null && 'message' in answer
    throw new Error(isError ? String(answer.message) : `The server answered ${response.status}`)
  }
  // The server of this same version answers what recordGpsFixes returns.
  return answer as Recorded
}

const REASONS: { [reason in UnusableReason]: string } = {
  invalid: 'called invalid by the receiver',
  no_time: 'without a time',
  no_position: 'without a position',
  future: 'more than a day ahead of the clock',
  too_old: `more than ${OLDEST_DAYS} days old`,
  week_rollover: 'dated 1,024 weeks back by a receiver that missed the roll-over of its week number',
  archived: 'of a time whose fixes are archived',
  inaccurate: 'too inexact to count (kept in the record)',
}

/** The bytes of a file, or undefined where it can't be opened: that is told, and keeps no other file out. */
function open(file: string): Uint8Array | undefined {
  try {
    return readGivenFile(file)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return undefined
  }
}

function report(file: string, { kind, stored, repeated, unusable, problems }: Ingested): void {
  console.log(`${file}: ${kind}, ${stored} fixes stored, ${repeated} repeated`)
  for (const reason of UNUSABLE_REASONS) {
    const count = unusable[reason] ?? 0
    if (count > 0) console.log(`${file}: ${count} unusable: ${REASONS[reason]}`)
  }
  for (const { line, message } of problems.slice(0, 20)) {
    console.error(`${file}${line === null ? '' : `:${line}`}: ${message}`)
  }
  if (problems.length > 20) console.error(`${file}: and ${problems.length - 20} more`)
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { truck: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.help || positionals.length === 0 || !/^\d+$/.test(values.truck ?? '')) {
    console.log(HELP)
    return values.help ? 0 : 2
  }
  const { record, close } = await openRecord()
  let failed = 0
  try {
    for (const file of positionals) {
      const bytes = open(file)
      const result = bytes && (await ingestFile(bytes, fixes => record(Number(values.truck), fixes)))
      if (result) report(file, result)
      if (!result || result.stored + result.repeated === 0) failed += 1
    }
  } finally {
    await close()
  }
  return failed > 0 ? 1 : 0
}

// A script of the root runs in the root; files and ./data are meant from where the person stands.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD)

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
