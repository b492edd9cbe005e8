import type { VendorEditsBody } from '@product/sdk/features/vendors'
import { type ListedVendor, reasonText, VENDOR_FIELDS, type VendorSort } from '@product/sdk/nouns/fleet'
import type { RaRecord } from 'ra-core'
import type { AdminResource } from '../../config/admin-feature'
import { listAction, onlyRow, resourceEndpoints } from '../../data/resource-endpoints'
import { fieldColumns } from '../../fields/field-columns'

export const VENDORS = 'vendors'

/** What the table sorts by; written out here, so that the contract's checks stay out of the first page. */
const SORTS = [
  'code',
  'name',
  'vendor_id',
  'nickname',
  'city',
  'email',
  'phone_num',
  'pipeline',
  'rating',
  'eligible',
  'picture_reporting',
  'date_added',
] as const satisfies readonly VendorSort[]

/** What the list is narrowed to beside the search. */
export interface VendorFilter {
  pipeline?: string
  needs_attention?: 'true'
  trucks?: 'on_campaign' | 'available'
}

interface VendorDraft extends NonNullable<VendorEditsBody['fields']> {
  name: string
  version?: number
}

/** The rows are those of the list of vendors. */
const attentionText = (record: RaRecord): string =>
  (record as RaRecord & ListedVendor).attention.map(reasonText).join('; ')

export const vendors: AdminResource = {
  name: VENDORS,
  endpoints: resourceEndpoints<VendorDraft>({
    id: 'vendor_id',
    list: listAction({
      access: 'vendors',
      sorts: SORTS,
      async run(api, query, { signal, filter }) {
        // Only the tabs, chips and cards of the page set it.
        const narrowed = filter as VendorFilter
        const answer = await api.vendors({ query: { ...query, ...narrowed }, signal })
        return { rows: answer.vendors, rowCount: answer.rowCount }
      },
    }),
    one: {
      access: 'vendor',
      run: async (api, id, { signal }) => onlyRow((await api.vendor({ params: { id }, signal })).vendor),
    },
    create: {
      access: 'createVendor',
      run: async (api, body, { idempotencyKey }) =>
        onlyRow((await api.createVendor({ body, idempotencyKey })).new_vendor),
    },
    update: {
      access: 'saveVendorEdits',
      async run(api, id, { version, ...fields }) {
        const { updated_vendor } = await api.saveVendorEdits({ params: { id }, body: { version, fields } })
        return onlyRow(updated_vendor)
      },
    },
    remove: { access: 'deleteVendor', run: async (api, id) => api.deleteVendor({ params: { id } }) },
  }),
  columns: [
    ...fieldColumns(VENDOR_FIELDS, { resource: VENDORS }),
    { source: 'attention', sortable: false, render: attentionText, csv: attentionText },
    { source: 'vendor_id', hidden: true },
  ],
  recordRepresentation: 'name',
}
