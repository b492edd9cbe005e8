import { pathTo } from '../../paths'
import type { PaymentsAnswer } from './payments-answer'

/** Addresses of vendors and trucks that were deleted since. */
export const deletedPages = ({ vendor_ids, truck_ids }: PaymentsAnswer['deleted']): ReadonlySet<string> =>
  new Set([
    ...vendor_ids.map(id => pathTo('editVendor', { id })),
    ...truck_ids.map(id => pathTo('editTruck', { id })),
  ])
