import { LARGEST_ID } from '../../values/ids'
import type { AnalyticsEntry, PathTotals, RoutePath } from '../driving/path'

/** In the order in which they are listed. Spec: client dashboard, 3. */
export const VEHICLE_KINDS = ['truck', 'blended', 'placeholder', 'macro'] as const

export type VehicleKind = (typeof VEHICLE_KINDS)[number]

/** Names a vehicle among those of all kinds: `truck-12`, `blended-3`. */
export type VehicleKey = `${VehicleKind}-${number}`

/** A vehicle as a call answers it, within the group of its kind. */
export interface AnsweredVehicle<Path> {
  id: number
  display_name: string
  imei?: string | null
  paths: readonly Path[]
  analytics?: readonly AnalyticsEntry[]
}

/** The four groups of the routes call and the analytics call. */
export interface VehicleGroups<Path> {
  trucks: readonly AnsweredVehicle<Path>[]
  blended: readonly AnsweredVehicle<Path>[]
  placeholders: readonly AnsweredVehicle<Path>[]
  macros: readonly AnsweredVehicle<Path>[]
}

export interface Vehicle<Path extends PathTotals = RoutePath> {
  key: VehicleKey
  kind: VehicleKind
  id: number
  /** Place in the answered group, which decides the colour: one left out must not change its neighbours'. */
  index: number
  displayName: string
  imei?: string
  paths: readonly Path[]
  analytics?: readonly AnalyticsEntry[]
}

export const vehicleKey = (kind: VehicleKind, id: number): VehicleKey => `${kind}-${id}`

const KEY = `(${VEHICLE_KINDS.join('|')})-[1-9][0-9]{0,9}`

/** Keys as an address lists them, with commas between. */
export const VEHICLE_KEYS_PATTERN = new RegExp(`^${KEY}(,${KEY})*$`)

/** The key in the text, or undefined: for addresses, which anybody may have written. */
export function readVehicleKey(text: string): VehicleKey | undefined {
  const id = Number(/-([1-9]\d{0,9})$/.exec(text)?.[1])
  const kind = VEHICLE_KINDS.find(kind => text === `${kind}-${id}`)
  return kind && id <= LARGEST_ID ? vehicleKey(kind, id) : undefined
}

/**
 * The vehicles of an answer in one list: trucks, blended, placeholders, macros, each in the order answered. A
 * blended vehicle that has neither a path nor a day of analytics is left out.
 */
export function groupVehicles<Path extends PathTotals>(answer: VehicleGroups<Path>): Vehicle<Path>[] {
  const blended = ofKind('blended', answer.blended).filter(
    vehicle => vehicle.paths.length > 0 || (vehicle.analytics?.length ?? 0) > 0,
  )
  return [
    ...ofKind('truck', answer.trucks),
    ...blended,
    ...ofKind('placeholder', answer.placeholders),
    ...ofKind('macro', answer.macros),
  ]
}

const ofKind = <Path extends PathTotals>(
  kind: VehicleKind,
  group: readonly AnsweredVehicle<Path>[],
): Vehicle<Path>[] =>
  group.map(({ id, display_name, imei, paths, analytics }, index) => ({
    key: vehicleKey(kind, id),
    kind,
    id,
    index,
    displayName: display_name,
    ...(typeof imei === 'string' && { imei }),
    paths,
    ...(analytics && { analytics }),
  }))
