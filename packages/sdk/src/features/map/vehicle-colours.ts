import type { PathTotals } from '../../nouns/driving/path'
import type { Vehicle, VehicleKey, VehicleKind } from '../../nouns/campaigns/vehicle'

/**
 * Found by search: every pair is as far apart as 20 colours allow, for ordinary sight and for red- and green-blind
 * eyes alike, and each stands out from the light and the dark map by 3:1 (WCAG 1.4.11). The test states the distances.
 */
export const VEHICLE_COLOURS = [
  '#457100',
  '#ac3684',
  '#f65962',
  '#c300af',
  '#5c73d4',
  '#9000fe',
  '#008fff',
  '#d00059',
  '#4d9c65',
  '#ff3e91',
  '#d668b7',
  '#006aa6',
  '#6b8b92',
  '#cb2607',
  '#1e5ed5',
  '#01a401',
  '#e83efc',
  '#0f9bc6',
  '#5d6954',
  '#f16302',
] as const

/** Where each kind begins, so that the first vehicles of different kinds differ; these four lie farthest apart. */
const FIRST: Readonly<Record<VehicleKind, number>> = { truck: 0, blended: 5, placeholder: 10, macro: 15 }

/** The colour of the nth vehicle of its kind, from 0; the 21st looks like the first. */
export function vehicleColour(kind: VehicleKind, index: number): string {
  const place = (FIRST[kind] + index) % VEHICLE_COLOURS.length
  return VEHICLE_COLOURS[place] ?? VEHICLE_COLOURS[0]
}

/** The colour of each vehicle, by key. */
export const vehicleColours = (
  vehicles: readonly Pick<Vehicle<PathTotals>, 'key' | 'kind' | 'index'>[],
): ReadonlyMap<VehicleKey, string> =>
  new Map(vehicles.map(({ key, kind, index }) => [key, vehicleColour(kind, index)]))
