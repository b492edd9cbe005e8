import { z } from 'zod'
import { bodyId, id } from '../../contract/id-param'
import { answerShape, editShape, newShape, rowShape } from '../../contract/record-schemas'
import { documentName } from '../files/document'
import { ATTENTION_REASONS } from './attention-reason'
import { personalNumberField } from './personal-number'
import { vendorName } from './vendor-checks'
import { VENDOR_FIELDS, VENDOR_TEXTS } from './vendor-fields'
import { vendorFile } from './vendor-file'

const numbers = { ssn: personalNumberField('ssn'), ein: personalNumberField('ein') }

/** The form of a new vendor. Spec: operations, 7. */
export const newVendor = z.object({ ...newShape(VENDOR_FIELDS), name: vendorName, ...numbers })

/** Changed fields of a vendor: what is left out stays. */
export const vendorChange = z.object({
  ...editShape(VENDOR_FIELDS),
  name: vendorName.optional(),
  ...numbers,
})

export type NewVendor = z.output<typeof newVendor>
export type VendorChange = z.output<typeof vendorChange>

const counts = {
  /** Trucks on an active campaign, today in Los Angeles. */
  assigned_trucks: z.number().int(),
  /** All others. */
  available_trucks: z.number().int(),
}

/** A vendor with the papers. SSN and EIN are masked. Spec: operations, 3. */
export const vendor = z.object({
  vendor_id: id<'vendor'>(),
  ...answerShape(VENDOR_FIELDS),
  ssn: z.string().nullable(),
  ein: z.string().nullable(),
  ...counts,
  files: z.array(vendorFile),
  agreements: z.array(vendorFile),
  version: z.number().int(),
})

export type Vendor = z.output<typeof vendor>

const { notes: _notes, ...rowFields } = rowShape(VENDOR_FIELDS)

/** A row of the vendors' table. */
export const listedVendor = z.object({
  vendor_id: id<'vendor'>(),
  ...rowFields,
  ...counts,
  /** Why the vendor needs attention, the most urgent first. */
  attention: z.array(
    z.object({
      reason: z.enum(ATTENTION_REASONS),
      truck_id: id<'truck'>().nullable(),
      truck_name: z.string().nullable(),
      truck_problem_id: id<'truck_problem'>().nullable(),
    }),
  ),
  version: z.number().int(),
})

export type ListedVendor = z.output<typeof listedVendor>

/** An uploaded paper that becomes a vendor's. */
export const attachedFile = vendorFile
  .pick({ name: true, kind: true, url: true })
  .extend({ name: documentName(VENDOR_TEXTS.noFileName), kind: vendorFile.shape.kind.default('file') })

export const vendorId = bodyId<'vendor'>('Select a valid vendor')
