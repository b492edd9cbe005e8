import { INVENTORY_TEXTS } from '@product/sdk/features/inventory'
import { TRUCK_FIELDS } from '@product/sdk/nouns/fleet'
import type { Texts } from '../../config/admin-feature'
import { fieldLabels } from '../../fields/field-labels'

/** What the documents don't word; their own texts stand in the SDK. */
export const INVENTORY_PAGE_TEXTS = {
  inventory: {
    export: INVENTORY_TEXTS.export,
    empty_text: 'Trucks that are on no campaign now or later appear here.',
    city: 'Cities',
    make: 'Makes',
    taken:
      'One truck was put on a campaign or deleted meanwhile and is left out: %{names} |||| %{smart_count} trucks were put on a campaign or deleted meanwhile and are left out: %{names}',
  },
  resources: {
    'inventory-trucks': {
      name: 'Truck |||| Trucks',
      fields: {
        ...fieldLabels(TRUCK_FIELDS),
        vendor_name: 'Vendor Name',
        vendor_city: 'City',
        vendor_phone_num: 'Phone',
      },
    },
  },
} satisfies Texts
