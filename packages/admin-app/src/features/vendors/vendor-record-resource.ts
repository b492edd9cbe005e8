import type { VendorEditsBody } from '@product/sdk/features/vendors'
import type { AdminResource } from '../../config/admin-feature'
import { onlyRow, resourceEndpoints } from '../../data/resource-endpoints'
import { besideInputs, vendorRecord } from './vendor-record'

/**
 * A vendor as the page edits it, with trucks and papers. Apart from the list, whose rows know less: react-admin would
 * show one of them as the record.
 */
export const VENDOR_RECORD = 'vendor-record'

/** `newVendorBody` and `vendorEdits` make the bodies. */
type Draft = VendorEditsBody & { name: string }

export const vendorRecordResource: AdminResource = {
  name: VENDOR_RECORD,
  endpoints: resourceEndpoints<Draft>({
    id: 'vendor_id',
    one: {
      access: 'vendorForEdit',
      async run(api, id, { signal }) {
        const { vendor, trucks } = await api.vendorForEdit({ params: { id }, signal })
        return vendorRecord(vendor, trucks)
      },
    },
    create: {
      access: 'createVendor',
      async run(api, body, { idempotencyKey }) {
        try {
          const { new_vendor, trucks } = await api.createVendor({ body, idempotencyKey })
          return vendorRecord(onlyRow(new_vendor), trucks)
        } catch (error) {
          throw besideInputs(error)
        }
      },
    },
    update: {
      access: 'saveVendorEdits',
      async run(api, id, body, { idempotencyKey }) {
        try {
          const answer = await api.saveVendorEdits({ params: { id }, body, idempotencyKey })
          return vendorRecord(onlyRow(answer.updated_vendor), answer.trucks)
        } catch (error) {
          throw besideInputs(error)
        }
      },
    },
  }),
  recordRepresentation: 'name',
}
