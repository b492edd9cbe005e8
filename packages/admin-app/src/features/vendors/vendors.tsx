import { type ListedVendor, reasonText, VENDOR_FIELDS, VENDOR_SORTS } from '@product/sdk/nouns/fleet'
import type { RaRecord } from 'ra-core'
import { Suspense } from 'react'
import { fetched } from '../../config/fetched'
import type { AdminResource } from '../../config/admin-feature'
import { listAction, resourceEndpoints } from '../../data/resource-endpoints'
import { fieldColumns } from '../../fields/field-columns'

/** Of the list's table. */
export const vendorCells = {
  NameWithPicture: fetched(async () => (await import('./VendorCells')).NameWithPicture),
  AttentionReasons: fetched(async () => (await import('./VendorCells')).AttentionReasons),
}

export const VENDORS = 'vendors'

/** What the list is narrowed to beside the search. */
export interface VendorFilter {
  pipeline?: string
  needs_attention?: 'true'
  trucks?: 'on_campaign' | 'available'
}

/** The rows are those of the list of vendors. */
const attentionText = (record: RaRecord): string =>
  (record as RaRecord & ListedVendor).attention.map(reasonText).join('; ')

const { code, name, ...others } = VENDOR_FIELDS

const nameWithPicture = (record: RaRecord) => (
  <Suspense fallback={record.name}>
    <vendorCells.NameWithPicture record={record} />
  </Suspense>
)

export const vendors: AdminResource = {
  name: VENDORS,
  endpoints: resourceEndpoints({
    id: 'vendor_id',
    list: listAction({
      access: 'vendors',
      sorts: VENDOR_SORTS,
      async run(api, query, { signal, filter }) {
        // Only the tabs, chips and cards of the page set it.
        const narrowed = filter as VendorFilter
        const answer = await api.vendors({ query: { ...query, ...narrowed }, signal })
        return { rows: answer.vendors, rowCount: answer.rowCount }
      },
    }),
    remove: { access: 'deleteVendor', run: async (api, id) => api.deleteVendor({ params: { id } }) },
  }),
  columns: [
    ...fieldColumns({ code, name }, { resource: VENDORS, own: { name: { render: nameWithPicture } } }),
    {
      source: 'attention',
      sortable: false,
      csv: attentionText,
      render: record => (
        <Suspense fallback={null}>
          <vendorCells.AttentionReasons record={record} />
        </Suspense>
      ),
    },
    // With the reasons beside the name, these would not fit.
    ...fieldColumns(others, {
      resource: VENDORS,
      own: { nickname: { hidden: true }, email: { hidden: true } },
    }),
    { source: 'assigned_trucks', sortable: false, align: 'right', hidden: true },
    { source: 'available_trucks', sortable: false, align: 'right', hidden: true },
    { source: 'vendor_id', hidden: true },
  ],
  recordRepresentation: 'name',
}
