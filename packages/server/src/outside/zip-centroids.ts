import { groupBy, type LngLat } from '@product/sdk/values'

export interface ZipArea {
  zip: string
  /** City, two-letter state and county; empty outside California and the New York area. */
  city: string
  state: string
  county: string
  at: LngLat
}

export interface ZipCentroids {
  /** The middle of a ZIP code's area; the +4 part is left aside. Undefined where it is not in the list. */
  zip(code: string): ZipArea | undefined
  /** The mean of the middles of a city's ZIP codes. Without a state, the city of that name with the most ZIP codes. */
  city(name: string, state?: string): LngLat | undefined
}

/** Reads the bundled list (`zip_code,latitude,longitude,city,state,county`, no quoted fields). */
export function readZipCentroids(csv: string): ZipCentroids {
  const all = csv.split('\n').slice(1).flatMap(readArea)
  const byZip = new Map(all.map(area => [area.zip, area]))
  const inCities = all.filter(({ city }) => city !== '')
  const byCity = groupBy(inCities, ({ city, state }) => cityKey(city, state))
  return {
    zip: code => byZip.get(code.trim().slice(0, 5)),
    city(name, state) {
      const areas = state === undefined ? largest(byCity, name) : byCity.get(cityKey(name, state))
      return areas && middle(areas)
    },
  }
}

function readArea(line: string): ZipArea[] {
  const [zip, latitude, longitude, city = '', state = '', county = ''] = line.trim().split(',')
  if (!zip || !latitude || !longitude) return []
  return [{ zip, city, state, county, at: [Number(longitude), Number(latitude)] }]
}

const cityKey = (city: string, state: string) => `${city.trim().toLowerCase()}, ${state.trim().toUpperCase()}`

function largest(byCity: Map<string, ZipArea[]>, name: string): ZipArea[] | undefined {
  const start = cityKey(name, '')
  return [...byCity]
    .filter(([key]) => key.startsWith(start))
    .sort(([, a], [, b]) => b.length - a.length)[0]?.[1]
}

function middle(areas: ZipArea[]): LngLat {
  const mean = (axis: 0 | 1) => areas.reduce((sum, { at }) => sum + at[axis], 0) / areas.length
  return [mean(0), mean(1)]
}
