import { overlapTexts, type vendorEndpoints } from '@product/sdk/features/vendors'
import { TRUCK_FIELDS, type VendorChange, VENDOR_FIELDS } from '@product/sdk/nouns/fleet'
import { losAngelesDay } from '@product/sdk/values'
import { NotFound, StaleEdit } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { storedFields } from '../../db/record-columns'
import type { Handler } from '../../http/implement'
import { insertTrucks } from '../../nouns/fleet/truck-store'
import { attachVendorFile } from '../../nouns/fleet/vendor-file-store'
import { takeVendorPicture } from '../../nouns/fleet/vendor-picture'
import { changeVendor, insertVendor, lockVendor, type StoredVendor } from '../../nouns/fleet/vendor-store'
import { overlapsOf } from '../../nouns/payments/overlaps-of'
import { lockPayments } from '../../nouns/payments/pay-period-store'
import { schedulesOfVendor } from '../../nouns/payments/payment-schedule-store'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import type { Cipher } from '../../values/cipher'
import { cleanRichText } from '../../values/clean-rich-text'
import { applyVendorEdits, touchesParts, touchesPayments } from './apply-vendor-edits'
import { auditedVendor, auditedVendorSave } from './audited-vendor'
import { recordTrucks } from './audited-trucks'
import { NO_NUMBERS, sealNumbers, typedNumbers } from './personal-numbers'
import { vendorAnswer, wholeVendor } from './whole-vendor'

interface Writing {
  db: Db
  parts: { cipher: Cipher }
  now: Date
}

const cleaned = (change: VendorChange): VendorChange =>
  change.notes === undefined ? change : { ...change, notes: cleanRichText(change.notes) }

/** Writes the fields that a body names, numbers and picture among them. */
async function writeFields(
  { db, parts, now }: Writing,
  stored: StoredVendor,
  change: VendorChange,
  prefix = '',
): Promise<StoredVendor> {
  await takeVendorPicture(db, change.profile_picture, now, stored.profile_picture, prefix)
  const numbers = await typedNumbers(parts.cipher, change, stored, prefix)
  return changeVendor(db, stored.vendor_id, cleaned(change), await sealNumbers(parts.cipher, numbers))
}

/** A new vendor with the trucks and papers that were staged. */
export const createVendor: Handler<typeof vendorEndpoints.createVendor> = async call => {
  const { db, parts, body, now, session } = call
  const { edits, ...fields } = body
  await takeVendorPicture(db, fields.profile_picture, now)
  const added = await insertVendor(db, {
    ...storedFields(VENDOR_FIELDS, fields),
    notes: cleanRichText(fields.notes),
    date_added: fields.date_added ?? losAngelesDay(now),
    created_at: now,
    ...(await sealNumbers(parts.cipher, await typedNumbers(parts.cipher, fields, NO_NUMBERS))),
  })
  const { vendor_id } = added
  await insertTrucks(
    db,
    (edits?.trucks.added ?? []).map(truck => ({
      ...storedFields(TRUCK_FIELDS, truck),
      vendor_id,
      created_at: now,
    })),
  )
  for (const file of edits?.files.added ?? [])
    await attachVendorFile(db, { vendorId: vendor_id, ...file, uploadedBy: session.userId, now })
  const { vendor, trucks } = await wholeVendor(call, added)
  const { files, agreements } = vendor
  await recordAudit(db, {
    ...call,
    action: `created vendor ${added.name}`,
    entity: 'vendor',
    entityId: vendor_id,
    after: { ...auditedVendor(added), ...(files.length + agreements.length > 0 && { files, agreements }) },
  })
  await recordTrucks(call, [], trucks)
  return { new_vendor: [vendor], trucks }
}

/** Changes the fields alone. */
export const updateVendor: Handler<typeof vendorEndpoints.updateVendor> = async call => {
  const { db, params, body } = call
  const { version, ...change } = body
  const stored = await lockVendor(db, params.id)
  if (!stored) throw new NotFound('This vendor')
  if (version !== undefined && version !== stored.version) {
    throw new StaleEdit('This vendor', await vendorAnswer(call, stored))
  }
  const changed = await writeFields(call, stored, change)
  await recordAudit(db, {
    ...call,
    action: `updated vendor ${changed.name}`,
    entity: 'vendor',
    entityId: params.id,
    before: auditedVendor(stored),
    after: auditedVendor(changed),
  })
  return { updated_vendor: [await vendorAnswer(call, changed)] }
}

/** Saves everything that was staged, or nothing. */
export const saveVendorEdits: Handler<typeof vendorEndpoints.saveVendorEdits> = async call => {
  const { db, params, body, session } = call
  const { version, fields, ...parts } = body
  // Before the vendor and the trucks: whoever holds this lock may come to wait for theirs.
  if (touchesPayments(parts)) await lockPayments(db)
  const stored = await lockVendor(db, params.id)
  if (!stored) throw new NotFound('This vendor')
  const whole = await wholeVendor(call, stored)
  const schedules = await schedulesOfVendor(db, params.id)
  const all = { ...whole, payment_schedules: schedules }
  if (version !== undefined && version !== stored.version) throw new StaleEdit('This vendor', all)
  const changesFields = Object.values(fields).some(value => value !== undefined)
  if (!changesFields && !touchesParts(parts)) {
    return {
      updated_vendor: [whole.vendor],
      trucks: whole.trucks,
      payment_schedules: schedules,
      warnings: overlapTexts(schedules, await overlapsOf(db, schedules)),
    }
  }
  const changed = await writeFields(call, stored, fields, 'fields.')
  const saving = { ...call, vendorId: params.id, userId: session.userId, stored: all }
  await applyVendorEdits(saving, parts, schedules)
  const after = await wholeVendor(call, changed)
  const payment_schedules = await schedulesOfVendor(db, params.id)
  await recordAudit(db, {
    ...call,
    action: `updated vendor ${changed.name}`,
    entity: 'vendor',
    entityId: params.id,
    ...auditedVendorSave(
      { stored, vendor: whole.vendor, payment_schedules: schedules },
      { stored: changed, vendor: after.vendor, payment_schedules },
    ),
  })
  await recordTrucks(call, whole.trucks, after.trucks)
  return {
    updated_vendor: [after.vendor],
    trucks: after.trucks,
    payment_schedules,
    warnings: overlapTexts(payment_schedules, await overlapsOf(db, payment_schedules)),
  }
}
