import { z } from 'zod'
import { id } from '../../contract/id-param'
import { requiredLine } from '../../contract/text-field'

/** Addresses of one group. */
const MOST_ADDRESSES = 5000

export const WAYPOINT_GROUP_TEXTS = {
  nameMissing: 'Please enter a name.',
  noAddress: 'Please enter at least one ZIP code or address.',
  tooMany: `A waypoint group has at most ${MOST_ADDRESSES.toLocaleString('en-US')} addresses.`,
  addressTooLong: 'An address has at most 200 characters.',
} as const

/**
 * The addresses in a text that separates them by semicolons. Line breaks and tabs are taken out before, so they
 * separate nothing. Each is trimmed, blank ones are dropped. Spec: operations, 5.
 */
export const splitAddresses = (text: string): string[] =>
  text
    .replace(/[\r\n\t]/g, '')
    .split(';')
    .map(address => address.trim())
    .filter(address => address !== '')

export const joinAddresses = (addresses: readonly string[]): string => addresses.join('; ')

/** Whether line breaks or tabs stand between addresses where a semicolon was meant: a pasted column of a sheet. */
export const hasUnseparatedLines = (text: string): boolean => /[^;\s][^\S\r\n\t]*[\r\n\t]\s*[^;\s]/.test(text)

/** The text with a semicolon wherever a line breaks or a tab stands between addresses. */
export const separateLines = (text: string): string =>
  text.replace(/([^;\s])[^\S\r\n\t]*[\r\n\t]\s*(?=[^;\s])/g, '$1; ')

const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu

/** A list of addresses in a body, each as `splitAddresses` would leave it. */
export const addressList = z
  .array(z.string())
  .max(MOST_ADDRESSES, WAYPOINT_GROUP_TEXTS.tooMany)
  .transform(addresses => addresses.map(address => address.replace(UNPRINTABLE, '').trim()).filter(Boolean))
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
