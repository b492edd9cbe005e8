import { continueIds } from '../../db/continue-ids'
import { vendors } from '../../db/tables/fleet'
import type { AreaName } from '../../demo/demo-areas'
import { areaOf, DEMO_VENDORS, inTurn } from '../../demo/demo-fleet'
import type { DemoWorld } from '../../demo/demo-world'
import { insertVendors, type NewVendor } from '../../nouns/fleet/vendor-store'

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

function demoVendor(number: number): NewVendor {
  const index = number - 1
  const name = `${inTurn(FIRST, index)} ${inTurn(SECOND, index + Math.floor(index / 10))}`
  return {
    vendor_id: number,
    name,
    nickname: index % 4 === 0 ? inTurn(FIRST, index).slice(0, 4) : null,
    city: inTurn(CITIES[areaOf(number)], Math.floor(index / 3)),
    email: `${name.toLowerCase().replaceAll(' ', '.')}@example.test`,
    // 555-01xx is kept for fiction in every area code.
    phone_num: `+1${AREA_CODES[areaOf(number)]}55501${String(number).padStart(2, '0')}`,
  }
}

export async function addDemoVendors({ tx }: DemoWorld): Promise<void> {
  await insertVendors(
    tx,
    Array.from({ length: DEMO_VENDORS }, (_, index) => demoVendor(index + 1)),
  )
  await continueIds(tx, vendors.vendor_id)
}
