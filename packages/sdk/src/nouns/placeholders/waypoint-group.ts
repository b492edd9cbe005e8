import { z } from 'zod'
import { id } from '../../contract/id-param'
import { requiredLine } from '../../contract/text-field'
import { splitAddresses } from './address-text'

/** Addresses of one group. */
const MOST_ADDRESSES = 5000

export const WAYPOINT_GROUP_TEXTS = {
  nameMissing: 'Please enter a name.',
  noAddress: 'Please enter at least one ZIP code or address.',
  tooMany: `A waypoint group has at most ${MOST_ADDRESSES.toLocaleString('en-US')} addresses.`,
  addressTooLong: 'An address has at most 200 characters.',
} as const

const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu

/** A list of addresses in a body, each as `splitAddresses` leaves it: a semicolon separates addresses here, too. */
export const addressList = z
  .array(z.string())
  .max(MOST_ADDRESSES, WAYPOINT_GROUP_TEXTS.tooMany)
  .transform(addresses => addresses.flatMap(address => splitAddresses(address.replace(UNPRINTABLE, ''))))
  .refine(addresses => addresses.length <= MOST_ADDRESSES, WAYPOINT_GROUP_TEXTS.tooMany)
  .refine(addresses => addresses.every(address => address.length <= 200), WAYPOINT_GROUP_TEXTS.addressTooLong)

const name = requiredLine(WAYPOINT_GROUP_TEXTS.nameMissing)
const addresses = addressList.refine(list => list.length > 0, WAYPOINT_GROUP_TEXTS.noAddress)

/** The form of a waypoint group. */
export const newWaypointGroup = z.object({ name, addresses })

/** What is left out stays. */
export const waypointGroupEdit = newWaypointGroup.partial().extend({ version: z.number().int().optional() })

/** Spec: operations, 3. */
export const waypointGroup = z.object({
  waypoint_group_id: id<'waypoint_group'>(),
  name: z.string(),
  addresses: z.array(z.string()),
  version: z.number().int(),
})

export type WaypointGroup = z.output<typeof waypointGroup>

/** A placeholder's use of a group. Spec: operations, 3. */
export const waypointBridge = z.object({
  placeholder_waypoint_bridge_id: id<'placeholder_waypoint_bridge'>(),
  placeholder_id: id<'placeholder'>(),
  waypoint_group_id: id<'waypoint_group'>(),
  /** Percent; 0 while the placeholder's weighting is off. */
  weighting: z.number().int(),
})

export type WaypointBridge = z.output<typeof waypointBridge>
