import type { vendorEndpoints } from '@product/sdk/features/vendors'
import { NotFound } from '../../contract/refusals'
import type { Handler } from '../../http/implement'
import { trucksOfVendor } from '../../nouns/campaigns/truck-list-store'
import { lockTrucksOf } from '../../nouns/fleet/truck-store'
import { keepVendor, lockVendor, removeVendor } from '../../nouns/fleet/vendor-store'
import { deleteTrucks } from '../../nouns/payments/delete-trucks'
import { endSchedules } from '../../nouns/payments/end-schedules'
import { lockPayments } from '../../nouns/payments/pay-period-store'
import { schedulesOfVendor } from '../../nouns/payments/payment-schedule-store'
import { vendorHasPast } from '../../nouns/payments/truck-past-store'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { recordTrucks } from './audited-trucks'
import { auditedVendor } from './audited-vendor'

/** Deletes a vendor with the trucks; with a past the vendor is kept for it. */
export const deleteVendor: Handler<typeof vendorEndpoints.deleteVendor> = async call => {
  const { db, params, now } = call
  await lockPayments(db)
  const stored = await lockVendor(db, params.id)
  if (!stored) throw new NotFound('This vendor')
  const before = await trucksOfVendor(db, params.id, now)
  const trucks = await lockTrucksOf(db, params.id)
  await deleteTrucks(
    call,
    trucks.map(({ truck_id }) => truck_id),
  )
  // Those of trucks that are another's by now.
  await endSchedules(call, await schedulesOfVendor(db, params.id))
  const kept = await vendorHasPast(db, params.id)
  await recordAudit(db, {
    ...call,
    action: `deleted vendor ${stored.name}`,
    entity: 'vendor',
    entityId: params.id,
    before: auditedVendor(stored),
  })
  await recordTrucks(call, before, [])
  if (kept) await keepVendor(db, params.id, now)
  else await removeVendor(db, params.id)
  return { deleted_vendor: [{ vendor_id: params.id, name: stored.name, kept }] }
}
