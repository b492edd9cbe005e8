import { api } from '@product/sdk/api'
import { aFixListItem, answer, aSearchResult } from '@product/sdk/testing'

export const lateItem = aFixListItem({ truck_problem_id: 8, product_owner_id: 2, owner_name: 'Ann Miller' })

export const bleedingItem = aFixListItem({
  truck_problem_id: 9,
  truck_id: 6,
  truck_name: 'Stake bed 106',
  vendor_id: null,
  vendor_name: null,
  description:
    'Rail screws are loose, so the left panel rattles and the crack along the lower edge grows.\nThe driver sent pictures on both Mondays; the second one shows the whole corner off.',
  bleeding_stopped: false,
  reprint_ordered: true,
  target_close_date: '2099-01-31',
  product_owner_id: null,
  owner_name: null,
})

export const closedItem = aFixListItem({
  truck_problem_id: 4,
  description: 'Corner lifted',
  solution: 'Taped, then replaced.',
  closed: true,
  date_closed: '2026-05-11',
})

const { fixList, fixListItem, truckFixList, vendorFixList } = api

export const storyItems = answer(fixList, { problem: [lateItem, bleedingItem, closedItem], rowCount: 3 })

export const storyItem = (item = lateItem) => answer(fixListItem, { problem: [item] })

export const storyOfTruck = answer(truckFixList, { problem: [lateItem, closedItem] })
export const storyOfVendor = answer(vendorFixList, { problem: [lateItem, bleedingItem, closedItem] })

const person = { email: 'a@example.test', version: 1, last_login_at: null }

export const storyOwners = answer(api.teamUsers, {
  admin: [
    { ...person, user_id: 2, name: 'Ann Miller', privilege_id: 3 },
    { ...person, user_id: 3, name: 'Bo Tran', privilege_id: 2 },
  ],
})

export const storyTrucks = answer(
  api.searchIndex,
  aSearchResult('trucks', [
    {
      objectID: 't5',
      truck_id: 5,
      truck_name: 'Box 5',
      license_plate: '8ABC123',
      vendor_name: 'Vega Hauling',
    },
  ]),
)
