import { api } from '@product/sdk/api'
import { answer, aRemoval } from '@product/sdk/testing'

/** Its schedule has been over for years, so that it is so on whatever day the story is looked at. */
export const overdueRemoval = aRemoval({
  removal_id: 8,
  payment_schedule_id: 8,
  payment_schedule_start_date: '2020-05-01',
  payment_schedule_end_date: '2020-05-31',
})

export const endingRemoval = aRemoval({
  removal_id: 9,
  payment_schedule_id: 9,
  truck_id: 6,
  truck_name: 'Stake bed 106',
  license_plate: null,
  vendor_id: null,
  vendor_name: null,
  vendor_city: null,
  campaign_name: 'A campaign of the north-eastern seaboard with a name that no column holds',
  payment_schedule_start_date: '2020-05-01',
  payment_schedule_end_date: '2099-12-31',
})

export const completedRemoval = aRemoval({
  removal_id: 4,
  payment_schedule_id: 4,
  payment_schedule_end_date: '2026-05-18',
  removal_complete: true,
  removed_date: '2026-05-18',
  removal_notes:
    'Back panel kept.\n05/20/2026: The payment schedule was ended early. Old end date: 05/31/2026, new end date: 05/18/2026.',
  restorable_end_date: '2026-05-31',
  version: 1,
})

export const storyTotals = answer(api.removalTotals, {
  upcoming: 2,
  overdue: 1,
  this_week: 0,
  completed: 1,
})

export const storyUpcoming = answer(api.upcomingRemovals, {
  upcoming_removals: [endingRemoval, overdueRemoval],
  rowCount: 2,
})

export const storyCompleted = answer(api.completedRemovals, {
  completed_removals: [completedRemoval],
  rowCount: 1,
})

export const storyRemoval = (removal = overdueRemoval) =>
  answer(api.removal, { removal: { rows: [removal] } })
