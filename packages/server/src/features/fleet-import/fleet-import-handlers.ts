import { fleetImportEndpoints } from '@product/sdk/features/fleet-import'
import { type Call, implement } from '../../http/implement'
import { idempotentRequest } from '../../http/serve-endpoint'
import { once } from '../../nouns/record-keeping/idempotency-store'
import { sha256OfBytes } from '../../values/tokens'
import { fileNameText } from './file-name-text'
import { importFleet } from './import-fleet'

async function runImport(call: Call<typeof fleetImportEndpoints.importFleet>) {
  const { db, session, now, requestId } = call
  const { file, columns, plan, dry_run } = call.body
  const bytes = new Uint8Array(await file.arrayBuffer())
  const given = {
    bytes,
    fileName: fileNameText(file.name),
    columns,
    plan,
    dryRun: dry_run === 'true',
    actor: session,
    now,
    requestId,
  }
  if (given.dryRun) return importFleet(db, given)
  const sent = { columns, plan, file: await sha256OfBytes(bytes) }
  const idempotent = idempotentRequest(call, sent)
  return db.transaction(async tx => {
    const work = () => importFleet(tx, given)
    return idempotent ? once(tx, idempotent, work) : work()
  })
}

export const fleetImportHandlers = implement(fleetImportEndpoints, {
  // A dry run writes nothing, and needs no transaction.
  importFleet: { ownTransaction: true, handler: runImport },
})
