import type { RecordFields } from '../../contract/record-fields'
import { FIX_LIST_TEXTS } from './fix-list-texts'

/**
 * What is entered of a fix list item, in the order of the form; closing it stands beside. The documents call the owner
 * `{product}_owner_id` in the record and `{product}_owner` in the body. Spec: operations, 3, 5 and 7.
 */
export const FIX_LIST_FIELDS = {
  truck_id: {
    kind: 'id',
    of: 'truck',
    label: 'Truck',
    required: FIX_LIST_TEXTS.noTruck,
    column: 'never',
  },
  description: {
    kind: 'lines',
    label: 'Description',
    required: FIX_LIST_TEXTS.noDescription,
    column: 'shown',
  },
  date_identified: {
    kind: 'day',
    label: 'Date identified',
    required: FIX_LIST_TEXTS.noDateIdentified,
    column: 'shown',
  },
  target_close_date: {
    kind: 'day',
    label: 'Target close date',
    required: FIX_LIST_TEXTS.noTargetCloseDate,
    column: 'shown',
  },
  bleeding_stopped: { kind: 'yes_no', label: 'Bleeding stopped', default: false, column: 'shown' },
  reprint_ordered: { kind: 'yes_no', label: 'Reprint ordered', default: false, column: 'shown' },
  product_owner_id: {
    kind: 'id',
    of: 'user',
    label: 'Owner',
    refusal: FIX_LIST_TEXTS.noOwner,
    column: 'never',
  },
  solution: { kind: 'lines', label: 'Solution' },
} as const satisfies RecordFields
