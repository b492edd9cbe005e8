/** `pnpm import:fleet FILE [--dry-run]`: vendors and trucks from a CSV file. */
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { readApiError } from '@product/sdk/contract'
import {
  FLEET_IMPORT_TEXTS,
  type FleetImportAnswer,
  problemText,
  targetLabel,
} from '@product/sdk/features/fleet-import'
import { countText } from '@product/sdk/values'
import { openExisting } from './db/open-existing'
import { fileNameText } from './features/fleet-import/file-name-text'
import { importFromCommand } from './features/fleet-import/import-from-command'
import { findDoor } from './db/door-file'
import { readGivenFile } from './node/read-given-file'
import { readSettings } from './settings'
import { clockOf } from './values/clock'

const HELP = `Usage: pnpm import:fleet FILE.csv [--dry-run]
  Vendors and trucks, one truck a row, columns known by their heads: all of the file, or nothing.
  --dry-run   say what would be done, and write nothing`

interface Given {
  bytes: Uint8Array
  fileName: string
  dryRun: boolean
}

type Import = (given: Given) => Promise<FleetImportAnswer>

/** Through the running server where there is one, else straight into the database, which is then locked meanwhile. */
async function openImport(): Promise<{ run: Import; close(): Promise<void> }> {
  const settings = readSettings(process.env)
  const door = findDoor(settings.DATA_DIR)
  if (door && (await fetch(`${door.url}/api/health`).catch(() => undefined))?.ok) {
    return { run: given => send(door, given), close: async () => {} }
  }
  const { db, close } = await openExisting(settings)
  const clock = clockOf(settings)
  return { run: given => importFromCommand(db, { ...given, now: clock.now() }), close }
}

async function send(
  door: { url: string; token: string },
  { bytes, fileName, dryRun }: Given,
): Promise<FleetImportAnswer> {
  const mode = dryRun ? 'dry-run' : 'import'
  const response = await fetch(`${door.url}/local/import-fleet/${mode}/${encodeURIComponent(fileName)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${door.token}` },
    body: new Uint8Array(bytes),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw readApiError(response.status, answer)
  // The server of this same version answers what importFromCommand returns.
  return answer as FleetImportAnswer
}

const counts = ({ new: added, changed, same }: FleetImportAnswer['vendors']): string =>
  `${countText(added)} new, ${countText(changed)} changed, ${countText(same)} as they were`

/** `wanted`: whether it was to be imported. */
function report(file: string, answer: FleetImportAnswer, wanted: boolean): void {
  const { columns, rows, vendors, trucks, refused, dry_run } = answer
  const taken = columns.map(target => (target === null ? '(left out)' : targetLabel(target)))
  console.log(`Columns: ${taken.join(', ')}`)
  for (const { line, problems, warnings } of rows) {
    for (const problem of problems) console.error(`${file}:${line}: ${problemText(problem)}`)
    for (const warning of warnings) console.error(`${file}:${line}: Please check: ${problemText(warning)}`)
  }
  console.log(`Vendors: ${counts(vendors)}. Trucks: ${counts(trucks)}. Refused rows: ${countText(refused)}.`)
  console.log(
    !dry_run
      ? 'Imported.'
      : wanted
        ? `${FLEET_IMPORT_TEXTS.refused(refused)} Mend the file and import it again.`
        : 'Dry run: nothing was written.',
  )
}

function argumentsOf() {
  try {
    return parseArgs({
      options: { 'dry-run': { type: 'boolean', default: false }, help: { type: 'boolean' } },
      allowPositionals: true,
    })
  } catch {
    // An option that there isn't.
    return undefined
  }
}

async function main(): Promise<number> {
  const { values, positionals } = argumentsOf() ?? { values: {}, positionals: [] }
  const [file] = positionals
  if (values.help || file === undefined || positionals.length > 1) {
    console.log(HELP)
    return values.help ? 0 : 2
  }
  const given = { bytes: readGivenFile(file), fileName: fileNameText(basename(file)) }
  const { run, close } = await openImport()
  try {
    const checked = await run({ ...given, dryRun: true })
    if (values['dry-run'] || checked.refused > 0) {
      report(file, checked, !values['dry-run'])
      return checked.refused > 0 ? 1 : 0
    }
    report(file, await run({ ...given, dryRun: false }), true)
    return 0
  } finally {
    await close()
  }
}

// A script of the root runs in the root; files and ./data are meant from where the person stands.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD)

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
