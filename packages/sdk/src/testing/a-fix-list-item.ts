import type { FixListItem } from '../nouns/fix-list/fix-list-item'

export const aFixListItem = (over: Partial<FixListItem> = {}): FixListItem => ({
  truck_problem_id: 8,
  truck_id: 5,
  truck_name: 'Box 5',
  vendor_id: 3,
  vendor_name: 'Vega Hauling',
  description: 'Left panel torn',
  bleeding_stopped: true,
  reprint_ordered: false,
  date_identified: '2026-05-01',
  target_close_date: '2026-05-20',
  solution: null,
  closed: false,
  date_closed: null,
  product_owner_id: 2,
  owner_name: 'Ann Miller',
  version: 1,
  ...over,
})
