import { createContext } from 'react'
import { pathTo } from '../../paths'
import type { PaymentsAnswer } from './payments-answer'

/** Addresses of vendors and trucks that were deleted since: their names lead nowhere. */
export const DeletedPages = createContext<ReadonlySet<string>>(new Set())

export const deletedPages = ({ vendor_ids, truck_ids }: PaymentsAnswer['deleted']): ReadonlySet<string> =>
  new Set([
    ...vendor_ids.map(id => pathTo('editVendor', { id })),
    ...truck_ids.map(id => pathTo('editTruck', { id })),
  ])
