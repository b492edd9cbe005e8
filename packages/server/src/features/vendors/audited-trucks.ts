import { type Truck, TRUCK_FIELDS } from '@product/sdk/nouns/fleet'
import { answerOf } from '../../db/record-columns'
import { type AuditEntry, recordAudit } from '../../nouns/record-keeping/record-audit'
import type { Db } from '../../db/db'

type Acting = Pick<AuditEntry, 'session' | 'now' | 'requestId'> & { db: Db }

const fieldsOf = (truck: Truck | undefined) =>
  truck && { ...answerOf(TRUCK_FIELDS, truck), vendor_name: truck.vendor_name }

const deed = (before: Truck | undefined, after: Truck | undefined): string | undefined => {
  if (after === undefined) return 'deleted'
  if (before === undefined) return 'created'
  return before.version === after.version ? undefined : 'updated'
}

/** A row of the audit for each truck that a save of the vendor added, changed or deleted: it is the truck's past as well. */
export async function recordTrucks(
  { db, session, now, requestId }: Acting,
  before: readonly Truck[],
  after: readonly Truck[],
): Promise<void> {
  const old = new Map(before.map(truck => [truck.truck_id, truck]))
  const left = new Map(after.map(truck => [truck.truck_id, truck]))
  for (const truckId of new Set([...old.keys(), ...left.keys()])) {
    const [was, is] = [old.get(truckId), left.get(truckId)]
    const done = deed(was, is)
    if (done === undefined) continue
    await recordAudit(db, {
      session,
      now,
      requestId,
      action: `${done} truck ${(is ?? was)?.name}`,
      entity: 'truck',
      entityId: truckId,
      before: fieldsOf(was),
      after: fieldsOf(is),
    })
  }
}
