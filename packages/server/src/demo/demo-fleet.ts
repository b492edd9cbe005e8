import { sha256 } from '../values/tokens'
import type { trucks, vendors } from '../db/tables/fleet'
import type { AreaName } from './demo-areas'

const FIRST = [
  'Alvarez',
  'Bennett',
  'Castillo',
  'Dawson',
  'Espinoza',
  'Foster',
  'Garcia',
  'Hughes',
  'Ibarra',
  'Jensen',
]
const SECOND = ['Freight', 'Hauling', 'Logistics', 'Transport', 'Delivery', 'Moving']
const CITIES: Record<AreaName, readonly string[]> = {
  losAngeles: ['Los Angeles', 'Long Beach', 'Burbank', 'Torrance', 'Pasadena'],
  newYork: ['New York', 'Newark', 'Jersey City', 'Brooklyn', 'Yonkers'],
  sanFrancisco: ['San Francisco', 'Oakland', 'San Jose', 'Berkeley', 'Fremont'],
}
const AREA_CODES: Record<AreaName, string> = { losAngeles: '213', newYork: '212', sanFrancisco: '415' }
const AREAS = ['losAngeles', 'newYork', 'sanFrancisco'] as const

const VENDORS = 30
const TRUCKS = 60

/** Vendors and trucks take turns through the three cities, so both are known by number alone. */
export const areaOf = (number: number): AreaName => AREAS[(number - 1) % AREAS.length] ?? 'losAngeles'

const pick = <Item>(list: readonly Item[], index: number): Item => {
  const item = list[index % list.length]
  if (item === undefined) throw new RangeError('Nothing to pick from')
  return item
}

export function demoVendors(): (typeof vendors.$inferInsert)[] {
  return Array.from({ length: VENDORS }, (_, index) => {
    const number = index + 1
    const name = `${pick(FIRST, index)} ${pick(SECOND, index + Math.floor(index / 10))}`
    return {
      vendor_id: number,
      name,
      nickname: index % 4 === 0 ? pick(FIRST, index).slice(0, 4) : null,
      city: pick(CITIES[areaOf(number)], Math.floor(index / 3)),
      email: `${name.toLowerCase().replaceAll(' ', '.')}@example.test`,
      // 555-01xx is kept for fiction in every area code.
      phone_num: `+1${AREA_CODES[areaOf(number)]}55501${String(number).padStart(2, '0')}`,
    }
  })
}

/** The token that a demo truck's tracker sends; documented in the README. */
export const demoTrackerToken = (truckId: number): string => `demo-tracker-${truckId}`

export const demoImei = (truckId: number): string => `35209900${String(truckId).padStart(7, '0')}`

export async function demoTrucks(): Promise<(typeof trucks.$inferInsert)[]> {
  const list = Array.from({ length: TRUCKS }, async (_, index) => {
    const number = index + 1
    return {
      truck_id: number,
      // Truck and vendor of one number mod 3 are of one city.
      vendor_id: ((number - 1) % VENDORS) + 1,
      name: `${pick(['Box', 'Stake bed', 'Reefer', 'Step van'], index)} ${100 + number}`,
      license_plate: `${7 + (index % 3)}${pick(['ABK', 'CLR', 'DMW', 'EHT', 'FJX'], index)}${String(100 + number * 13).slice(0, 3)}`,
      imei: demoImei(number),
      telemetry_token_hash: sha256(demoTrackerToken(number)),
    }
  })
  return Promise.all(list)
}
