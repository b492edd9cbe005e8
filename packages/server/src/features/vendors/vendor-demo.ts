import { PIPELINE } from '@product/sdk/nouns/fleet'
import { addDays, losAngelesDay } from '@product/sdk/values'
import { continueIds } from '../../db/continue-ids'
import { vendors } from '../../db/tables/fleet'
import type { AreaName } from '../../demo/demo-areas'
import { areaOf, DEMO_VENDORS, inTurn } from '../../demo/demo-fleet'
import type { DemoWorld } from '../../demo/demo-world'
import { insertVendors, type NewVendor } from '../../nouns/fleet/vendor-store'
import { cleanRichText } from '../../values/clean-rich-text'
import { sealNumbers } from './personal-numbers'

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
const REGIONS: Record<AreaName, readonly string[]> = {
  losAngeles: ['South Bay, Harbor', 'San Fernando Valley', 'Downtown, Westside'],
  newYork: ['Manhattan, Queens', 'Hudson County', 'Brooklyn, Staten Island'],
  sanFrancisco: ['Peninsula', 'East Bay', 'San Francisco, Marin'],
}
const AREA_CODES: Record<AreaName, string> = { losAngeles: '213', newYork: '212', sanFrancisco: '415' }
const STREETS = ['Industrial Way', 'Harbor Street', 'Depot Road', 'Mill Avenue']
const FREIGHT = ['Groceries', 'Furniture', 'Parcels', 'Building materials', 'Beverages']
const NOTES = [
  '<p>Prefers a call <strong>before 9</strong>.</p><ul><li>Yard gate needs a code</li><li>Second driver on weekends</li></ul>',
  '<p>Sends pictures late; a reminder on the 20th helps.</p>',
  '<h3>Agreement</h3><p>Renewed every spring.</p><blockquote>Wants a truck in the valley next.</blockquote>',
]
// Most vendors of the demo work with the business; some are on the way in or out.
const STAGES = ['Worked With', 'Approved', 'Worked With', 'Warm', 'Approved', 'Cold', 'End Of Life'] as const

const everySecond = <Value>(index: number, value: Value): Value | null => (index % 2 === 0 ? value : null)

function demoVendor(number: number, today: string): NewVendor & { ssn: string | null; ein: string | null } {
  const index = number - 1
  const area = areaOf(number)
  const name = `${inTurn(FIRST, index)} ${inTurn(SECOND, index + Math.floor(index / 10))}`
  return {
    vendor_id: number,
    code: `${AREA_CODES[area]}-${String(number).padStart(2, '0')}`,
    name,
    nickname: index % 4 === 0 ? inTurn(FIRST, index).slice(0, 4) : null,
    city: inTurn(CITIES[area], Math.floor(index / 3)),
    email: `${name.toLowerCase().replaceAll(' ', '.')}@example.test`,
    // 555-01xx is kept for fiction in every area code.
    phone_num: `+1${AREA_CODES[area]}55501${String(number).padStart(2, '0')}`,
    address: `${100 + number * 7} ${inTurn(STREETS, index)}`,
    area_covered: inTurn(REGIONS[area], index),
    moves_for: inTurn(FREIGHT, index),
    referred_by: index % 3 === 0 ? null : inTurn(FIRST, index + 3),
    notes: index % 3 === 1 ? null : cleanRichText(inTurn(NOTES, index)),
    pipeline: PIPELINE[inTurn(STAGES, index)],
    rating: [5, 4, 0, 3, 5, 2, 1][index % 7],
    eligible: index % 3 !== 2,
    picture_reporting: index % 10 !== 9,
    date_added: addDays(today, -30 - index * 41),
    // 987-65-432x is kept for advertisements, and no EIN begins with 00.
    ssn: everySecond(index, `98765432${number % 10}`),
    ein: everySecond(index + 1, `000000${String(number).padStart(3, '0')}`),
  }
}

export async function addDemoVendors({ tx, now, cipher }: DemoWorld): Promise<void> {
  const today = losAngelesDay(now)
  const list = Array.from({ length: DEMO_VENDORS }, async (_, index) => {
    const { ssn, ein, ...vendor } = demoVendor(index + 1, today)
    return { ...vendor, ...(await sealNumbers(cipher, { ssn, ein })), created_at: now }
  })
  await insertVendors(tx, await Promise.all(list))
  await continueIds(tx, vendors.vendor_id)
}
