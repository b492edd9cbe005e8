import type { LngLat } from '@product/sdk/values'
import type { ZipCentroids } from './zip-centroids'

/** Where addresses lie, each in its place of the list; null where one can't be placed. */
export type PlaceAddresses = (addresses: readonly string[]) => Promise<(LngLat | null)[]>

const ZIP = /^\d{5}(-\d{4})?$/
/** A street or city before the state and the ZIP code. */
const WITH_ZIP = /[\s,]([A-Z]{2})[\s,]+(\d{5})(-\d{4})?(,?\s*(USA|United States))?$/i
const CITY = /^([^\d,]+)(?:,\s*([A-Z]{2}))?$/i

function place(zips: ZipCentroids, address: string): LngLat | null {
  const text = address.trim()
  const code = ZIP.test(text) ? text : WITH_ZIP.exec(text)?.[2]
  if (code !== undefined) return zips.zip(code)?.at ?? null
  const [, city, state] = CITY.exec(text) ?? []
  return city === undefined ? null : (zips.city(city, state) ?? null)
}

/** Places a ZIP code, an address with one, and a city in the middle of its ZIP codes. `zips` is read once it is needed. */
export function placesByZip(zips: () => ZipCentroids): PlaceAddresses {
  let read: ZipCentroids | undefined
  return async addresses => {
    const list = (read ??= zips())
    const known = new Map<string, LngLat | null>()
    return addresses.map(address => {
      const found = known.has(address) ? known.get(address) : place(list, address)
      known.set(address, found ?? null)
      return found ?? null
    })
  }
}
