import type { Geocoder, PlaceAnswer } from '@product/sdk/nouns/placeholders'
import { type ReadAddress, readAddress } from './read-address'
import type { ZipCentroids } from './zip-centroids'

/** What can be placed without an outside service; a street only by its ZIP code. */
export function placeOf(address: ReadAddress, zips: ZipCentroids): PlaceAnswer {
  if (address.spot) return { ok: true, at: address.spot, precision: 'spot' }
  const area = address.zip === undefined ? undefined : zips.zip(address.zip)
  if (area) return { ok: true, at: area.at, precision: 'zip' }
  const { street, city, state } = address
  // The middle of a city is no place for one of its streets, nor for a ZIP code that is none.
  const middle =
    street === undefined && address.zip === undefined && city !== undefined
      ? zips.city(city, state)
      : undefined
  return middle ? { ok: true, at: middle, precision: 'city' } : { ok: false, problem: { code: 'not_found' } }
}

/** ZIP codes and cities by the bundled list, which is read when the first address is asked for. */
export function bundledGeocoder(readZips: () => ZipCentroids): Geocoder {
  let zips: ZipCentroids | undefined
  return {
    provider: 'bundled',
    find: async address => placeOf(readAddress(address), (zips ??= readZips())),
  }
}
