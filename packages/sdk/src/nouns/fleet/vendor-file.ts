import { z } from 'zod'
import { id } from '../../contract/id-param'

/** The two tables of papers on a vendor's page. */
export const VENDOR_FILE_KINDS = ['file', 'agreement'] as const

export type VendorFileKind = (typeof VENDOR_FILE_KINDS)[number]

/** A paper of a vendor, without its content. */
export const vendorFile = z.object({
  file_id: id<'vendor_file'>(),
  vendor_id: id<'vendor'>(),
  kind: z.enum(VENDOR_FILE_KINDS),
  name: z.string(),
  /** Where its content stands; needs the session. */
  url: z.string(),
  content_type: z.string(),
  /** Bytes. */
  size: z.number().int(),
  uploaded_at: z.iso.datetime(),
})

export type VendorFile = z.output<typeof vendorFile>
