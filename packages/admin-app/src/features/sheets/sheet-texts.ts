import { SHEET_TEXTS } from '@product/sdk/features/sheets'
import { TRUCK_FIELDS } from '@product/sdk/nouns/fleet'
import type { Texts } from '../../config/admin-feature'
import { fieldLabels } from '../../fields/field-labels'

const fields = { ...fieldLabels(TRUCK_FIELDS), vendor_name: 'Vendor Name', vendor_city: 'Vendor City' }

/** What the documents don't word; their own texts stand in the SDK. */
export const SHEET_PAGE_TEXTS = {
  sheets: {
    export: SHEET_TEXTS.export,
    export_count: `${SHEET_TEXTS.export} (%{smart_count})`,
    how: 'Tick the trucks that go into the file. Ticks stay while you search and turn pages.',
    empty_text: 'Trucks of vendors appear here with their sizes.',
    saved: '%{name} was saved with one truck |||| %{name} was saved with %{smart_count} trucks',
    saved_less:
      '%{name} was saved without one truck, which was deleted meanwhile |||| %{name} was saved without %{smart_count} trucks, which were deleted meanwhile',
  },
  resources: {
    'print-order-trucks': { name: 'Truck |||| Trucks', fields },
    'install-guide-trucks': { name: 'Truck |||| Trucks', fields },
  },
} satisfies Texts
