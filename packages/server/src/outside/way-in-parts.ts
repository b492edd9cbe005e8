import type { WayAnswer } from '@product/sdk/nouns/placeholders'
import {
  decodePolyline,
  encodePolyline,
  type LngLat,
  METERS_PER_MILE,
  PolylineError,
} from '@product/sdk/values'

/** A way as services give it: metres, seconds, and its line at precision 5. Undefined where that can't be a way. */
export function wayOf(meters: number, seconds: number, polyline: string): WayAnswer {
  if (!(meters >= 0 && seconds >= 0 && isLine(polyline)))
    return { ok: false, problem: { code: 'unreadable' } }
  return {
    ok: true,
    way: {
      miles: Math.round((meters / METERS_PER_MILE) * 1000) / 1000,
      seconds: Math.round(seconds),
      polyline,
    },
  }
}

/** Read with the wrong precision, or with heights in it, latitudes lie beyond the poles. */
function isLine(polyline: string): boolean {
  try {
    const line = decodePolyline(polyline)
    return line.length > 0 && line.every((degrees, i) => Math.abs(degrees) <= (i % 2 === 0 ? 180 : 90))
  } catch (error) {
    if (error instanceof PolylineError) return false
    throw error
  }
}

/** Asks for a way in parts of at most so many places, each beginning where the last one ended, and joins them. */
export async function wayInParts(
  places: readonly LngLat[],
  most: number,
  ask: (places: readonly LngLat[]) => Promise<WayAnswer>,
): Promise<WayAnswer> {
  if (places.length < 2) return { ok: false, problem: { code: 'too_few_places' } }
  const whole = { miles: 0, seconds: 0, line: [] as number[] }
  for (let from = 0; from < places.length - 1; from += most - 1) {
    const answer = await ask(places.slice(from, from + most))
    if (!answer.ok) return { ok: false, problem: shifted(answer.problem, from) }
    whole.miles += answer.way.miles
    whole.seconds += answer.way.seconds
    if (from === 0 && places.length <= most) return answer
    for (const degrees of decodePolyline(answer.way.polyline)) whole.line.push(degrees)
  }
  const { miles, seconds, line } = whole
  return {
    ok: true,
    way: { miles: Math.round(miles * 1000) / 1000, seconds, polyline: encodePolyline(line) },
  }
}

type Problem = Extract<WayAnswer, { ok: false }>['problem']

const shifted = (problem: Problem, by: number): Problem =>
  'place' in problem && problem.place !== undefined ? { ...problem, place: problem.place + by } : problem
