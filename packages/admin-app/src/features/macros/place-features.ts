import { type Bounds, boundsOf } from '@product/sdk/values'
import type { PlacedAddress } from './use-places'

/** Addresses as points of a map. */
export const placeFeatures = (
  places: readonly PlacedAddress[],
): GeoJSON.FeatureCollection<GeoJSON.Point> => ({
  type: 'FeatureCollection',
  features: places.map(({ address, at }) => ({
    type: 'Feature',
    properties: { address },
    geometry: { type: 'Point', coordinates: at },
  })),
})

/** What has to be seen so that all of them are; undefined where there is none. */
export const boundsOfPlaces = (places: readonly PlacedAddress[]): Bounds | undefined =>
  boundsOf(places.map(({ at }) => at))
