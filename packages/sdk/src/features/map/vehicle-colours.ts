import type { PathTotals } from '../../nouns/driving/path'
import type { Vehicle, VehicleKey, VehicleKind } from '../../nouns/campaigns/vehicle'

/**
 * A palette for each kind, found by search. The first ten of a kind stay apart from one another and from the first five of
 * the other kinds, for ordinary sight and for red-, green- and blue-blind eyes alike; of the first five at most one is
 * violet or magenta, of the first ten at most two. Each stands out from the light and the dark map by 3:1 (WCAG 1.4.11).
 * The test states the distances.
 * Spec: client dashboard, 3.
 */
export const VEHICLE_COLOURS: Readonly<Record<VehicleKind, readonly string[]>> = {
  truck: [
    '#0069af',
    '#e7691c',
    '#077723',
    '#d22331',
    '#a138a8',
    '#7290c0',
    '#e45ab4',
    '#1284fc',
    '#726cde',
    '#24849c',
    '#7e6672',
    '#a28a72',
    '#d200fc',
    '#6c7e5a',
    '#7e963c',
    '#cc3c8a',
    '#5a7e96',
    '#546c54',
    '#a278f0',
    '#ae6c72',
  ],
  blended: [
    '#5b9a00',
    '#3f4dfc',
    '#fc467e',
    '#8c6269',
    '#a88593',
    '#e448de',
    '#0678c0',
    '#7e7ed8',
    '#248afc',
    '#5490b4',
    '#427206',
    '#7e845a',
    '#ae3096',
    '#c63000',
    '#0c6c9c',
    '#a266fc',
    '#de6c00',
    '#b43c48',
    '#d2307e',
    '#849654',
  ],
  placeholder: [
    '#9a5400',
    '#cb4dfc',
    '#546985',
    '#7e9370',
    '#e70e54',
    '#0c8af6',
    '#0690ae',
    '#d860ba',
    '#6c6cc6',
    '#7e8ad2',
    '#d27800',
    '#78725a',
    '#b400ba',
    '#967200',
    '#0066c0',
    '#d21e84',
    '#30a200',
    '#f65478',
    '#a87eba',
    '#606c36',
  ],
  macro: [
    '#d92393',
    '#5b7e46',
    '#c47e4d',
    '#7e7e69',
    '#62694d',
    '#1872de',
    '#009cba',
    '#8484de',
    '#de5ac6',
    '#667ea2',
    '#e40018',
    '#6042fc',
    '#007278',
    '#7e6600',
    '#ae8484',
    '#fc3cb4',
    '#6060b4',
    '#f06000',
    '#a84872',
    '#6066f0',
  ],
}

/** The colour of the nth vehicle of its kind, from 0; the 21st looks like the first. */
export function vehicleColour(kind: VehicleKind, index: number): string {
  const palette = VEHICLE_COLOURS[kind]
  // The remainder is a place of the palette.
  return palette[index % palette.length] as string
}

/** The colour of each vehicle, by key. */
export const vehicleColours = (
  vehicles: readonly Pick<Vehicle<PathTotals>, 'key' | 'kind' | 'index'>[],
): ReadonlyMap<VehicleKey, string> =>
  new Map(vehicles.map(({ key, kind, index }) => [key, vehicleColour(kind, index)]))
