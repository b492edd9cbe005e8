import { continueIds } from '../../db/continue-ids'
import { trucks } from '../../db/tables/fleet'
import { DEMO_TRUCKS, DEMO_VENDORS, inTurn } from '../../demo/demo-fleet'
import type { DemoWorld } from '../../demo/demo-world'
import { insertTrucks, type NewTruck } from '../../nouns/fleet/truck-store'
import { sha256 } from '../../values/tokens'

const KINDS = ['Box', 'Stake bed', 'Reefer', 'Step van']
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
