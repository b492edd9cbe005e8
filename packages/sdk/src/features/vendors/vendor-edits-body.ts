import { z } from 'zod'
import { bodyId } from '../../contract/id-param'
import { newTruckFields, truckChangeOfVendor } from '../../nouns/fleet/truck'
import { attachedFile, newVendor, vendorChange } from '../../nouns/fleet/vendor'
import { paymentScheduleChange, paymentScheduleFields } from '../../nouns/payments/payment-schedule'

/** More than any vendor has; it keeps a slip of a script from locking the tables. */
const MOST = 1000

const ids = <Kind extends string>() => z.array(bodyId<Kind>()).max(MOST).default([])
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).max(MOST).default([])

const truckId = z.object({ truck_id: bodyId<'truck'>('Select a valid truck') })

/** What a new vendor is made with, besides the fields. */
export const newVendorEdits = z.object({
  trucks: z.object({ added: listOf(newTruckFields) }).prefault({}),
  files: z.object({ added: listOf(attachedFile) }).prefault({}),
})

/** The form of a new vendor with what was staged. */
export const newVendorWithEdits = newVendor.extend({ edits: newVendorEdits.optional() })

/**
 * All staged edits of a vendor, saved in this order: fields, trucks, payment schedules, files. A field left out stays.
 * Spec: operations, 4.
 */
export const vendorEditsBody = z.object({
  /** The version on which the edits were made; left out, whatever is stored is written over. */
  version: z.number().int().optional(),
  fields: vendorChange.prefault({}),
  trucks: z
    .object({
      added: listOf(newTruckFields),
      updated: listOf(truckChangeOfVendor),
      /** Deleted; one with a past is kept for it, out of every list. */
      removed: ids<'truck'>(),
    })
    .prefault({}),
  payment_schedules: z
    .object({
      added: listOf(z.intersection(truckId, paymentScheduleFields)),
      updated: listOf(
        z.intersection(
          z.object({ payment_schedule_id: bodyId<'payment_schedule'>() }),
          paymentScheduleChange,
        ),
      ),
      removed: ids<'payment_schedule'>(),
    })
    .prefault({}),
  files: z.object({ added: listOf(attachedFile), removed: ids<'vendor_file'>() }).prefault({}),
})

export type VendorEditsBody = z.input<typeof vendorEditsBody>
export type ParsedVendorEdits = z.output<typeof vendorEditsBody>
