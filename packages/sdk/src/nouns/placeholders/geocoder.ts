import type { LngLat } from '../../values/geo'
import { isPassing, type PassingProblem, type ServiceProblem } from './router'

export type GeocoderProblem = { code: 'not_found' } | ServiceProblem

export interface FoundPlace {
  at: LngLat
  /** What the place stands for: a spot, a house or street, the middle of a ZIP code's area, or of a city. */
  precision: 'spot' | 'street' | 'zip' | 'city'
}

export type PlaceAnswer = ({ ok: true } & FoundPlace) | { ok: false; problem: GeocoderProblem }

/** Whatever knows where an address is. It answers problems and does not reject. */
export interface Geocoder {
  provider: 'bundled' | 'openrouteservice'
  /** An address in the United States: a ZIP code, a city, or with an outside service a street address. */
  find(address: string): Promise<PlaceAnswer>
}

export interface PlacedAddress extends FoundPlace {
  address: string
}

export interface UnplacedAddress {
  address: string
  problem: GeocoderProblem
}

/**
 * Asks where addresses are, each once, one after the other. Those that can't be placed are named. After a problem that
 * passes the others are not asked for: they have the same one.
 */
export async function placeAddresses(
  geocoder: Geocoder,
  addresses: readonly string[],
): Promise<{ placed: PlacedAddress[]; unplaced: UnplacedAddress[] }> {
  const placed: PlacedAddress[] = []
  const unplaced: UnplacedAddress[] = []
  let passing: PassingProblem | undefined
  for (const address of new Set(addresses)) {
    if (passing) {
      unplaced.push({ address, problem: passing })
      continue
    }
    const answer = await geocoder.find(address)
    if (answer.ok) placed.push({ address, at: answer.at, precision: answer.precision })
    else {
      unplaced.push({ address, problem: answer.problem })
      if (isPassing(answer.problem)) passing = answer.problem
    }
  }
  return { placed, unplaced }
}
