import { isValidPosition, type LngLat } from '@product/sdk/values'

/** What is in an address as people type it; what is not is absent. */
export interface ReadAddress {
  spot?: LngLat
  street?: string
  city?: string
  /** Two capital letters. */
  state?: string
  zip?: string
}

/** States with cities in the bundled list. */
const STATES: Record<string, string> = {
  california: 'CA',
  connecticut: 'CT',
  'new jersey': 'NJ',
  'new york': 'NY',
  pennsylvania: 'PA',
}

const SPOT = /^(-?\d{1,3}\.\d+)\s*,\s*(-?\d{1,3}\.\d+)$/
const COUNTRY = /[\s,]+(usa|us|u\.s\.a?\.?|united states( of america)?)$/i
const ZIP_AT_END = /(?:^|[\s,]+)(\d{5})(?:-\d{4})?$/
const CODE_AT_END = /[\s,]+([a-z]{2})$/i

/** Reads `90012`, `Burbank, CA`, `12 Main St, Burbank, CA 91502`, or `34.05, -118.24` (latitude first). */
export function readAddress(typed: string): ReadAddress {
  const text = typed.replaceAll(/\s+/g, ' ').trim()
  const spot = SPOT.exec(text)
  if (spot) {
    const [latitude, longitude] = [Number(spot[1]), Number(spot[2])]
    return isValidPosition(latitude, longitude) ? { spot: [longitude, latitude] } : {}
  }
  let rest = text.replace(COUNTRY, '')
  const zip = ZIP_AT_END.exec(rest)?.[1]
  rest = rest.replace(ZIP_AT_END, '')
  const parts = rest
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
  const { state, left } = takeState(parts)
  const city = left.at(-1)
  const before = left.slice(0, -1).join(', ')
  if (city === undefined) return { ...(zip && { zip }), ...(state && { state }) }
  const all = { ...(zip && { zip }), ...(state && { state }) }
  // `12 Main St` alone is a street, of whatever city.
  if (before === '' && /\d/.test(city)) return { ...all, street: city }
  return { ...all, city, ...(before !== '' && { street: before }) }
}

/** Takes a state off the end: a part of its own, or two letters after the city. */
function takeState(parts: string[]): { state?: string; left: string[] } {
  const last = parts.at(-1)
  if (last === undefined) return { left: parts }
  const head = parts.slice(0, -1)
  const named = STATES[last.toLowerCase()] ?? (/^[a-z]{2}$/i.test(last) ? last.toUpperCase() : undefined)
  if (named !== undefined && head.length > 0) return { state: named, left: head }
  const [whole, code] = CODE_AT_END.exec(last) ?? []
  // In mixed case it is a word: `Los Al`, say.
  if (code === undefined || code !== code.toUpperCase()) return { left: parts }
  return { state: code, left: [...head, last.slice(0, -whole!.length)] }
}
