import { type Geocoder, isPassing, type PlaceAnswer } from '@product/sdk/nouns/placeholders'

/** Of one server: as many as a few of the largest groups have. */
const MOST_KNOWN = 20_000

/**
 * Asks of each address once; what may be answered otherwise later is asked again. `most`: what was asked first is
 * forgotten beyond that.
 */
export function rememberingGeocoder({ provider, find }: Geocoder, most = MOST_KNOWN): Geocoder {
  const known = new Map<string, PlaceAnswer>()
  return {
    provider,
    async find(address) {
      const before = known.get(address)
      if (before) return before
      const answer = await find(address)
      if (!answer.ok && isPassing(answer.problem)) return answer
      known.set(address, answer)
      const [oldest] = known.keys()
      if (known.size > most && oldest !== undefined) known.delete(oldest)
      return answer
    },
  }
}
