import { type Geocoder, isPassing, type PlaceAnswer } from '@product/sdk/nouns/placeholders'

/** Asks of each address once; what may be answered otherwise later is asked again. */
export function rememberingGeocoder({ provider, find }: Geocoder): Geocoder {
  const known = new Map<string, PlaceAnswer>()
  return {
    provider,
    async find(address) {
      const answer = known.get(address) ?? (await find(address))
      const mayChange = !answer.ok && isPassing(answer.problem)
      if (!mayChange) known.set(address, answer)
      return answer
    },
  }
}
