import type { LngLat } from '@product/sdk/values'
import type { ZipCentroids } from '../outside/zip-centroids'

/** A city as delivery trucks see it. */
export interface DrivingArea {
  timeZone: string
  /** Where trucks deliver. */
  stops: LngLat[]
  /** Where trucks stand at night. */
  yards: LngLat[]
  /** The ZIP code of each yard. */
  yardZips: string[]
}

export type AreaName = 'losAngeles' | 'newYork' | 'sanFrancisco'

/** ZIP codes in whose middle trucks deliver (`stops`) or stand at night (`yards`). */
const zipsOf: Record<AreaName, { timeZone: string; stops: string; yards: string }> = {
  losAngeles: {
    timeZone: 'America/Los_Angeles',
    stops: `90012 90015 90017 90026 90027 90028 90036 90034 90025 90024 90064 90401 90405 90292 90045 90301 90250 90278
      90501 90731 90802 90806 90712 90650 90241 90280 90255 90058 90023 90032 91101 91105 91203 91502 91601 91606 91401
      91423 91364 91311 91324 91331 91342 91016 91731 91745 91766 91748 90601 90631 92801 92805 92868 92701 92626 92618
      92683 91710 91761 91730 92335 92408 92507 91316 91320 90265`,
    yards: '90058 90220 90670 91352 91746 90745 90040 91402 92806 91762',
  },
  newYork: {
    timeZone: 'America/New_York',
    stops: `10001 10003 10007 10011 10013 10016 10019 10022 10023 10025 10027 10029 10032 10036 10038 10065 10128 10451
      10458 10463 10469 10701 10801 10550 10601 11101 11106 11354 11368 11373 11375 11432 11201 11206 11211 11215 11220
      11232 11234 11203 11501 11550 11590 11040 10301 10314 07030 07302 07305 07087 07024 07047 07601 07102 07105 07114
      07201 07002 07011 07501 07652 07083 08837 07036`,
    yards: '11101 11378 11237 10474 07032 07072 07114 11232 10454 11590',
  },
  sanFrancisco: {
    timeZone: 'America/Los_Angeles',
    stops: `94102 94103 94105 94107 94109 94110 94112 94114 94116 94118 94122 94123 94124 94133 94014 94015 94080 94066
      94010 94401 94403 94063 94301 94040 94085 95050 95110 95112 95125 95035 94538 94536 94587 94544 94541 94577 94578
      94601 94606 94607 94609 94612 94704 94710 94801 94530 94501 94596 94520 94583 94568 94588 94901 94941 94947
      94590 94404 95014 95128`,
    yards: '94124 94080 94621 94608 95112 94545 94538 94804 94063 94577',
  },
}

/** The three demo cities. Every place lies on or near the bundled road network. */
export function demoAreas(zips: ZipCentroids): Record<AreaName, DrivingArea> {
  const placed = (codes: string) =>
    codes
      .trim()
      .split(/\s+/)
      .flatMap(code => zips.zip(code) ?? [])
  const places = (codes: string): LngLat[] => placed(codes).map(({ at }) => at)
  const area = (name: AreaName): DrivingArea => {
    const { timeZone, stops, yards } = zipsOf[name]
    return {
      timeZone,
      stops: places(stops),
      yards: places(yards),
      yardZips: placed(yards).map(({ zip }) => zip),
    }
  }
  return { losAngeles: area('losAngeles'), newYork: area('newYork'), sanFrancisco: area('sanFrancisco') }
}
