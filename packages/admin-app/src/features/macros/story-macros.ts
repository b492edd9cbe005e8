import { api } from '@product/sdk/api'
import type { PlaceholderWithGroups } from '@product/sdk/nouns/placeholders'
import { answer, aPlaceholder } from '@product/sdk/testing'

export const aSelectionTruck = (over: Partial<PlaceholderWithGroups> = {}) => ({
  ...aPlaceholder({ use_weighting: true }),
  start_point_geo_coord: [-118.2386, 34.066] as [number, number],
  waypoint_ids: [
    [21, 60],
    [22, 40],
  ] as [number, number][],
  bridge_ids: [31, 32],
  waypoint_names: ['LA Downtown', 'LA Harbor and Long Beach'],
  ...over,
})

const trucks = [
  { ...aSelectionTruck(), campaigns: [{ campaign_id: 71, name: 'Summer Tour' }] },
  {
    ...aSelectionTruck({
      placeholder_id: 10,
      name: 'Harbor relief loop that stands in for whoever has no receiver this week',
      is_macro: true,
      use_weighting: false,
      waypoint_ids: [[22, 0]],
      bridge_ids: [33],
      waypoint_names: ['LA Harbor and Long Beach'],
    }),
    campaigns: [
      { campaign_id: 71, name: 'Summer Tour' },
      { campaign_id: 72, name: 'Bay Bikes Spring' },
    ],
  },
  {
    ...aSelectionTruck({
      placeholder_id: 11,
      name: 'Spare',
      start_point: null,
      use_weighting: false,
      waypoint_ids: [],
      bridge_ids: [],
      waypoint_names: [],
    }),
    campaigns: [],
  },
]

export const aWaypointGroup = {
  waypoint_group_id: 21,
  name: 'LA Downtown',
  addresses: ['90012', '90015', '00000'],
  version: 1,
}

const groups = [
  { name: 'LA Downtown', num_addresses: 3, first_addresses: aWaypointGroup.addresses, num_placeholders: 2 },
  {
    name: 'LA Harbor and Long Beach',
    num_addresses: 5000,
    first_addresses: ['90501', '90731', '90802', '90806', '90712', '90650'],
    num_placeholders: 1,
  },
  ...['Inland Empire', 'San Fernando Valley', 'Westside'].map(name => ({
    name,
    num_addresses: 1,
    first_addresses: ['91766'],
    num_placeholders: 0,
  })),
].map((group, at) => ({ ...group, waypoint_group_id: 21 + at, version: 1 }))

const AT: Readonly<Record<string, [number, number]>> = {
  '90012': [-118.2386, 34.066],
  '90015': [-118.2664, 34.04],
}

export const places = (addresses: readonly string[]) =>
  answer(api.placesOfAddresses, {
    places: addresses.map(address => ({ address, at: AT[address] ?? null })),
    complete: true,
  })

/** `truck`: the one that is edited. */
export const macroAnswers = (truck = aSelectionTruck()) => [
  answer(api.placeholders, { placeholders: trucks, rowCount: trucks.length }),
  answer(api.placeholder, { placeholder: [truck] }),
  answer(api.waypointGroups, { waypoints: groups, rowCount: groups.length }),
  answer(api.waypointGroup, {
    waypoint: [{ ...aWaypointGroup, placeholders: [{ placeholder_id: 9, name: 'Downtown loop' }] }],
  }),
  places(aWaypointGroup.addresses),
]

export const noMacroAnswers = [
  answer(api.placeholders, { placeholders: [], rowCount: 0 }),
  answer(api.waypointGroups, { waypoints: [], rowCount: 0 }),
]
