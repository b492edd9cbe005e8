import { VENDOR_FIELDS } from '@product/sdk/nouns/fleet'
import type { Texts } from '../../config/admin-feature'
import { fieldLabels } from '../../fields/field-labels'

/** What the documents don't word; their own texts stand in the SDK. */
export const VENDOR_PAGE_TEXTS = {
  vendors: {
    lists: 'Vendor lists',
    pipeline: 'Pipeline',
    on_campaign: 'Trucks on campaign',
    inventory: 'Truck inventory',
    totals: 'Totals',
    totals_failed: 'The totals could not be loaded.',
    edit: 'Edit vendor',
    edit_named: 'Edit %{name}',
    empty: 'No vendors here',
    empty_text: 'No vendor fits what is chosen above.',
    all_well: 'Nobody needs attention',
    identity: 'Identity',
    contact: 'Contact',
    business: 'Business',
    tax: 'Tax numbers',
    masked: 'Left as it is, it is kept.',
    reveal: 'Reveal SSN and EIN',
    hide: 'Hide',
    none: 'none',
    trucks: 'Trucks',
    no_trucks: 'No trucks yet',
    delete_title: 'Delete %{name}?',
    delete_text: 'This action is irreversible. The vendor’s trucks are deleted too.',
  },
  resources: {
    vendors: {
      name: 'Vendor |||| Vendors',
      fields: {
        ...fieldLabels(VENDOR_FIELDS),
        vendor_id: 'id',
        attention: 'Needs attention because',
        ssn: 'SSN',
        ein: 'EIN',
      },
    },
  },
} satisfies Texts
