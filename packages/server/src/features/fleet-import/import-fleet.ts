import { ApiError } from '@product/sdk/contract'
import {
  checkRows,
  columnsProblem,
  type FleetImportAnswer,
  FLEET_IMPORT_LIMITS,
  FLEET_IMPORT_TEXTS,
  guessColumns,
  type ImportColumns,
  type ImportPlan,
  planAnswer,
  planImport,
  problemText,
  readImportTable,
} from '@product/sdk/features/fleet-import'
import { losAngelesDay } from '@product/sdk/values'
import { Conflict, Invalid } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { lockImports } from '../../nouns/fleet/fleet-import-store'
import type { Actor } from '../../nouns/record-keeping/record-audit'
import { sha256 } from '../../values/tokens'
import { knownFleet } from './known-fleet'
import { writeFleet } from './write-fleet'

export interface FleetImport {
  bytes: Uint8Array
  fileName: string
  /** Left out: as they are guessed. */
  columns?: readonly (string | null)[]
  dryRun: boolean
  /** What the import has to do, as a dry run said it. */
  plan?: string
  actor: Actor
  now: Date
  requestId: string
}

/** Of what is refused, as much as an answer to a failed call should hold. */
const MOST_ISSUES = 100

function refuse({ rows, refused }: ImportPlan): never {
  const issues = rows
    .filter(({ problems }) => problems.length > 0)
    .slice(0, MOST_ISSUES)
    .map(({ line, problems }) => [`line ${line}`, problems.map(problemText).join(' ')])
  throw new ApiError('invalid', FLEET_IMPORT_TEXTS.refused(refused), { issues: Object.fromEntries(issues) })
}

function tableOf({ bytes, columns }: FleetImport) {
  if (bytes.byteLength > FLEET_IMPORT_LIMITS.bytes) {
    throw new ApiError('too_large', FLEET_IMPORT_TEXTS.tooLarge, {
      issues: { file: FLEET_IMPORT_TEXTS.tooLarge },
    })
  }
  const table = readImportTable(bytes)
  if ('problem' in table) throw new Invalid({ file: table.problem })
  const chosen = columns ?? guessColumns(table.heads)
  const problem = columnsProblem(table.heads, chosen)
  if (problem !== undefined) throw new Invalid({ columns: problem })
  // Every one is a field of the import: columnsProblem has refused all others.
  return { table, columns: chosen as ImportColumns }
}

/**
 * Imports a file, or says what that would do. `db` must be a transaction unless it is a dry run. Throws where any row is
 * refused: then nothing is written.
 */
export async function importFleet(db: Db, given: FleetImport): Promise<FleetImportAnswer> {
  const { dryRun } = given
  const { table, columns } = tableOf(given)
  const rows = checkRows(table, columns, losAngelesDay(given.now))
  if (!dryRun) await lockImports(db)
  const plan = planImport(rows, await knownFleet(db, rows, !dryRun))
  const said = planAnswer(plan)
  const answer = {
    dry_run: dryRun,
    columns: table.heads.map((_, column) => columns[column] ?? null),
    ...said,
    plan: sha256(JSON.stringify(said)),
  }
  if (dryRun) return answer
  if (plan.refused > 0) refuse(plan)
  if (given.plan !== undefined && given.plan !== answer.plan) {
    throw new Conflict(FLEET_IMPORT_TEXTS.changedMeanwhile)
  }
  await writeFleet(db, plan, given)
  return answer
}
