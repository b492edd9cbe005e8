import { vendorEndpoints } from '@product/sdk/features/vendors'
import { NotFound } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { implement } from '../../http/implement'
import { JsonText } from '../../http/json-text'
import { timelineOf } from '../../nouns/payments/timeline-store'
import { trucksOfVendor } from '../../nouns/campaigns/truck-list-store'
import { requireVendor } from '../../nouns/fleet/require-fleet'
import { findVendor, type StoredVendor } from '../../nouns/fleet/vendor-store'
import { schedulesOfVendor } from '../../nouns/payments/payment-schedule-store'
import { deleteVendor } from './delete-vendor'
import { revealNumbers } from './reveal-numbers'
import { createVendor, saveVendorEdits, updateVendor } from './save-vendor'
import { driveTotals, vendorPage } from './vendor-list-store'
import { vendorAnswer, wholeVendor } from './whole-vendor'

async function found(db: Db, id: number): Promise<StoredVendor> {
  const stored = await findVendor(db, id)
  if (!stored) throw new NotFound('This vendor')
  return stored
}

export const vendorHandlers = implement(vendorEndpoints, {
  async vendors({ db, query, now }) {
    const { listed, rowCount } = await vendorPage(db, {
      ...query,
      ascending: query.sortOrder.toLowerCase() === 'asc',
      needsAttention: query.needs_attention === 'true',
      now,
    })
    return new JsonText(`{"vendors":${listed},"rowCount":${rowCount}}`)
  },
  driveTotals: ({ db, now }) => driveTotals(db, now),

  async vendor(call) {
    return { vendor: [await vendorAnswer(call, await found(call.db, call.params.id))] }
  },
  async vendorTrucks({ db, params, now }) {
    await requireVendor(db, params.id)
    return { trucks: await trucksOfVendor(db, params.id, now) }
  },
  async vendorForEdit(call) {
    const whole = await wholeVendor(call, await found(call.db, call.params.id))
    return { ...whole, payment_schedules: await schedulesOfVendor(call.db, call.params.id) }
  },
  async vendorTimeline({ db, params, query, now }) {
    await requireVendor(db, params.id)
    return timelineOf(db, { vendorId: params.id }, query, now)
  },

  createVendor,
  updateVendor,
  saveVendorEdits,
  deleteVendor,
  revealVendorNumbers: { ownTransaction: true, handler: revealNumbers },
})
