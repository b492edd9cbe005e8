import { FIX_LIST_FIELDS } from '@product/sdk/nouns/fix-list'
import type { Texts } from '../../config/admin-feature'
import { fieldLabels } from '../../fields/field-labels'

const fields = {
  ...fieldLabels(FIX_LIST_FIELDS),
  truck_name: 'Truck',
  vendor_name: 'Vendor',
  owner_name: 'Owner',
  date_closed: 'Date closed',
}

/** Short, over a column. */
const columns = { ...fields, date_identified: 'Identified', reprint_ordered: 'Reprint' }

/** What the documents don't word; their own texts stand in the SDK. */
export const FIX_LIST_PAGE_TEXTS = {
  fix_list: {
    title: 'Fix List Item',
    of_truck: 'Fix list of this truck',
    of_vendor: 'Fix list of this vendor',
    counts: 'The fix list at a glance',
    open_count: 'open',
    late_count: 'past the target close date',
    bleeding_count: 'bleeding not stopped',
    days_late: '%{smart_count} day late |||| %{smart_count} days late',
    edit_named: 'Edit the fix list item of %{name}',
    review_named: 'Review the closed fix list item of %{name}',
    create_button: 'Create',
    update_button: 'Update',
    delete_button: 'Delete',
    delete_title: 'Delete the fix list item of %{name}?',
    clear_truck: 'Choose another truck',
    truck_help: 'Type at least %{count} characters of the truck, its plate or its vendor.',
    no_truck: 'No truck found',
    nobody: 'Nobody',
    empty_open: 'Nothing to fix',
    empty_open_text: 'A fix list item says what is wrong with a truck and by when it is to be mended.',
    empty_closed: 'Nothing closed yet',
    empty_closed_text: 'Items that are marked as closed are kept here.',
  },
  resources: {
    'fix-list': { name: 'Fix list item |||| Fix list items', fields },
    'open-fix-list': { name: 'Open fix list item |||| Open fix list items', fields: columns },
    'closed-fix-list': { name: 'Closed fix list item |||| Closed fix list items', fields: columns },
  },
} satisfies Texts
