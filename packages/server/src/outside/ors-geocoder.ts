import type { FoundPlace, Geocoder, PlaceAnswer } from '@product/sdk/nouns/placeholders'
import { z } from 'zod'
import { placeOf } from './bundled-geocoder'
import type { OrsService } from './ors-service'
import { readAddress } from './read-address'
import type { ZipCentroids } from './zip-centroids'

const collection = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) }),
      properties: z.object({
        layer: z.string(),
        country_a: z.string().optional(),
        match_type: z.string().optional(),
      }),
    }),
  ),
})

const PRECISIONS: Record<string, FoundPlace['precision']> = {
  address: 'street',
  street: 'street',
  intersection: 'street',
  venue: 'street',
  postalcode: 'zip',
  locality: 'city',
  localadmin: 'city',
  borough: 'city',
  neighbourhood: 'city',
}

const NOT_FOUND = { ok: false, problem: { code: 'not_found' } } as const

/** Streets by OpenRouteService (Pelias); what the bundled list has is not asked for. */
export function orsGeocoder(service: OrsService, readZips: () => ZipCentroids): Geocoder {
  let zips: ZipCentroids | undefined

  async function ask(address: string): Promise<PlaceAnswer> {
    const query = new URLSearchParams({ text: address, 'boundary.country': 'US', size: '1' })
    const answer = await service.get(`/geocode/search?${query}`)
    if ('orsCode' in answer) return { ok: false, problem: { code: 'refused', message: answer.message } }
    if ('code' in answer) return { ok: false, problem: answer }
    const { data } = collection.safeParse(answer.body)
    if (!data) return { ok: false, problem: { code: 'unreadable' } }
    const [first] = data.features
    // What it did not find it answers with the town around it, or the country.
    if (!first || first.properties.match_type === 'fallback') return NOT_FOUND
    const { country_a: country = 'USA', layer } = first.properties
    const precision = PRECISIONS[layer]
    if (country !== 'USA' || precision === undefined) return NOT_FOUND
    const [longitude, latitude] = first.geometry.coordinates
    if (Math.abs(longitude) > 180 || Math.abs(latitude) > 90)
      return { ok: false, problem: { code: 'unreadable' } }
    return { ok: true, at: [longitude, latitude], precision }
  }

  return {
    provider: 'openrouteservice',
    async find(address) {
      const read = readAddress(address)
      const bundled = placeOf(read, (zips ??= readZips()))
      if (Object.keys(read).length === 0 || (bundled.ok && read.street === undefined)) return bundled
      const answer = await ask(address)
      // Better the middle of its ZIP code than nowhere.
      return !answer.ok && answer.problem.code === 'not_found' ? bundled : answer
    },
  }
}
