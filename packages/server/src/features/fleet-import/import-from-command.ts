import type { FleetImportAnswer } from '@product/sdk/features/fleet-import'
import type { Db } from '../../db/db'
import { importFleet } from './import-fleet'

interface CommandImport {
  bytes: Uint8Array
  fileName: string
  dryRun: boolean
  now: Date
}

/** Who runs commands on the server's machine is none of the product's users. */
const COMMAND = { userId: null, name: 'The import command', role: null } as const

/** The import as the server's machine runs it, in a transaction of its own. */
export const importFromCommand = (db: Db, given: CommandImport): Promise<FleetImportAnswer> =>
  db.transaction(tx => importFleet(tx, { ...given, actor: COMMAND, requestId: 'import:fleet' }))
