import type { Geocoder, PlaceAnswer } from '@product/sdk/nouns/placeholders'
import { expect, it } from 'vitest'
import { rememberingGeocoder } from './remembering-geocoder'

const found: PlaceAnswer = { ok: true, at: [-118, 34], precision: 'street' }

function askedOf(answers: Record<string, PlaceAnswer>, most?: number) {
  const asked: string[] = []
  const outside: Geocoder = {
    provider: 'openrouteservice',
    async find(address) {
      asked.push(address)
      return answers[address] ?? found
    },
  }
  return { asked, geocoder: rememberingGeocoder(outside, most) }
}

it('an address is asked for once, also one that was not found', async () => {
  const { asked, geocoder } = askedOf({ Atlantis: { ok: false, problem: { code: 'not_found' } } })
  for (const address of ['1 Main St', 'Atlantis', '1 Main St', 'Atlantis']) await geocoder.find(address)
  expect(asked).toEqual(['1 Main St', 'Atlantis'])
  expect(await geocoder.find('1 Main St')).toBe(found)
})

it('is asked for again after no answer', async () => {
  const { asked, geocoder } = askedOf({ '1 Main St': { ok: false, problem: { code: 'quota_minute' } } })
  await geocoder.find('1 Main St')
  await geocoder.find('1 Main St')
  expect(asked).toEqual(['1 Main St', '1 Main St'])
})

it('what was asked first is forgotten where there is too much', async () => {
  const { asked, geocoder } = askedOf({}, 2)
  for (const address of ['a', 'b', 'c', 'c', 'b', 'a']) await geocoder.find(address)
  expect(asked).toEqual(['a', 'b', 'c', 'a'])
})
