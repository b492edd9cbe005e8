import { continueIds } from '../../db/continue-ids'
import { trucks } from '../../db/tables/fleet'
import { areaOf, DEMO_TRUCKS, DEMO_VENDORS, inTurn } from '../../demo/demo-fleet'
import type { DemoWorld } from '../../demo/demo-world'
import { insertTrucks, type NewTruck } from '../../nouns/fleet/truck-store'
import { sha256 } from '../../values/tokens'

const KINDS = ['Box', 'Stake bed', 'Reefer', 'Step van']
const MAKES = ['Hino', 'Isuzu', 'Freightliner', 'International', 'Ford']
const SIZES = [
  { size_ref: '24 ft', side_dim: `7' 6" x 23'`, back_dim: `7' x 7' 6"`, over_cab_dim: `2' 6" x 7'` },
  { size_ref: '16 ft', side_dim: `6' x 15'`, back_dim: `6' 6" x 6'`, over_cab_dim: null },
  { size_ref: '26 ft', side_dim: `8' x 25'`, back_dim: `7' 6" x 8'`, over_cab_dim: `3' x 7' 6"` },
]
const LOADS = ['Groceries', 'Furniture', 'Parcels', 'Building materials', 'Beverages']
const REGIONS = {
  losAngeles: 'Los Angeles County',
  newYork: 'New York and New Jersey',
  sanFrancisco: 'Bay Area',
}
const YARDS = { losAngeles: 'Vernon, CA', newYork: 'Secaucus, NJ', sanFrancisco: 'Hayward, CA' }
const PLATES = ['ABK', 'CLR', 'DMW', 'EHT', 'FJX']

/** The token that a demo truck's tracker sends is `demo-tracker-` and the truck's number. */
function demoTruck(number: number): NewTruck {
  const index = number - 1
  return {
    truck_id: number,
    // Truck and vendor of one number mod 3 are of one city.
    vendor_id: (index % DEMO_VENDORS) + 1,
    name: `${inTurn(KINDS, index)} ${100 + number}`,
    license_plate: `${7 + (index % 3)}${inTurn(PLATES, index)}${String(100 + number * 13).slice(0, 3)}`,
    make: inTurn(MAKES, index),
    year: 2009 + ((index * 7) % 15),
    ...inTurn(SIZES, index),
    area_covered: REGIONS[areaOf(number)],
    miles_per_day: 60 + ((index * 13) % 80),
    moves_freight_for: inTurn(LOADS, index),
    starting_location: YARDS[areaOf(number)],
    side_door: index % 3 === 0,
    side_rail: index % 5 === 0,
    colored_cab: index % 4 === 1,
    backdoor_lift_gate: index % 2 === 0,
    description: index % 6 === 0 ? 'White box, clean sides.\nSmall dent over the left rear wheel.' : null,
    artwork_code: index % 2 === 0 ? `AW-${100 + number}` : null,
    imei: `35209900${String(number).padStart(7, '0')}`,
    telemetry_token_hash: sha256(`demo-tracker-${number}`),
  }
}

export async function addDemoTrucks({ tx }: DemoWorld): Promise<void> {
  await insertTrucks(
    tx,
    Array.from({ length: DEMO_TRUCKS }, (_, index) => demoTruck(index + 1)),
  )
  await continueIds(tx, trucks.truck_id)
}
