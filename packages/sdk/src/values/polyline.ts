/** The text is no encoded polyline, or a point can't be written as one. */
export class PolylineError extends Error {
  override readonly name = 'PolylineError'
}

/** A polyline that is still being written. Each vertex is stored as its step from the one before, so text only grows. */
export interface PolylineText {
  text: string
  /** The last vertex in whole units of the precision; plain numbers, so the whole can be kept as JSON. */
  lat: number
  lng: number
}

export function startPolyline(): PolylineText {
  return { text: '', lat: 0, lng: 0 }
}

// Six groups of five bits hold every step between two places on Earth at precision 6.
const MOST_BITS = 25
const MOST_UNITS = 2 ** 28

function inUnits(degrees: number, scale: number): number {
  const size = Math.floor(Math.abs(degrees) * scale + 0.5)
  if (!(size < MOST_UNITS)) throw new PolylineError(`${degrees} degrees can't be written in a polyline`)
  // Taken from 0, so that no -0 is remembered.
  return degrees < 0 ? 0 - size : size
}

function stepText(step: number): string {
  let rest = step < 0 ? ~(step << 1) : step << 1
  let text = ''
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63)
    rest >>>= 5
  }
  return text + String.fromCharCode(rest + 63)
}

/** Writes one more vertex (degrees) at the end; half units are rounded away from zero. */
export function appendVertex(line: PolylineText, lng: number, lat: number, precision = 5): void {
  const scale = 10 ** precision
  const nextLat = inUnits(lat, scale)
  const nextLng = inUnits(lng, scale)
  line.text += stepText(nextLat - line.lat) + stepText(nextLng - line.lng)
  line.lat = nextLat
  line.lng = nextLng
}

/** Google's encoded polyline of lng, lat, lng, lat … in degrees (the order of GeoJSON). */
export function encodePolyline(flat: ArrayLike<number>, precision = 5): string {
  if (flat.length % 2 !== 0) throw new PolylineError('A longitude has no latitude')
  const line = startPolyline()
  for (let at = 0; at < flat.length; at += 2) {
    appendVertex(line, flat[at] ?? Number.NaN, flat[at + 1] ?? Number.NaN, precision)
  }
  return line.text
}

/**
 * Reads an encoded polyline into lng, lat, lng, lat … in degrees (the order of GeoJSON).
 * Damaged text throws a PolylineError. A text of precision 6 read as 5 is no damage: its latitudes beyond 90 tell.
 */
export function decodePolyline(text: string, precision = 5): Float64Array {
  const flat = new Float64Array(valuesIn(text))
  decodeInto(flat, 0, text, precision)
  return flat
}

/** Each coordinate ends with a character that says that no more of it follows. */
function valuesIn(text: string): number {
  let values = 0
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) - 63 < 0x20) values++
  return values
}

/** Coordinates in a buffer of a reader, unless a single line has more. */
const BUFFER_VALUES = 16_384

/**
 * Reads very many polylines side by side into large buffers: a buffer for each takes about as long as reading it. Lines of
 * one reader are to be kept, or dropped, together.
 */
export class PolylineReader {
  private flat = new Float64Array(0)
  private end = 0

  /** The same as `decodePolyline` with precision 5. */
  read(text: string): Float64Array {
    if (this.end + text.length > this.flat.length) {
      this.flat = new Float64Array(Math.max(BUFFER_VALUES, text.length))
      this.end = 0
    }
    const start = this.end
    this.end = decodeInto(this.flat, start, text, 5)
    return this.flat.subarray(start, this.end)
  }
}

/** Writes the coordinates, no more than the text has characters, from `start` on. Returns where they end. */
function decodeInto(flat: Float64Array, start: number, text: string, precision: number): number {
  const scale = 10 ** precision
  let end = start
  let isLat = true
  let lat = 0
  let lng = 0
  let bits = 0
  let value = 0
  for (let at = 0; at < text.length; at++) {
    const group = text.charCodeAt(at) - 63
    if (group < 0 || group > 63) throw new PolylineError(`Character ${at + 1} doesn't belong in a polyline`)
    if (bits > MOST_BITS) throw new PolylineError(`The value before character ${at + 1} is too long`)
    value |= (group & 0x1f) << bits
    if (group >= 0x20) {
      bits += 5
      continue
    }
    const step = value & 1 ? ~(value >> 1) : value >> 1
    if (isLat) flat[end + 1] = (lat += step) / scale
    else {
      flat[end] = (lng += step) / scale
      end += 2
    }
    isLat = !isLat
    bits = 0
    value = 0
  }
  if (bits > 0) throw new PolylineError('The text ends inside a value')
  if (!isLat) throw new PolylineError('The last latitude has no longitude')
  return end
}
