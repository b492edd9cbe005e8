import { storyVendorTrucks } from '../testing/story-vendor-trucks'
import type { ApiClient } from '@product/sdk/client'
import { expect, it } from 'vitest'
import { trucksOfVendor } from './record-search'

// One call of the client is all that is asked for.
const api = { vendorTrucks: async () => storyVendorTrucks.body } as unknown as ApiClient
const found = async (text: string) =>
  (await trucksOfVendor(3).find(api, text, new AbortController().signal)).map(({ name }) => name)

it('all trucks of the vendor are offered before anything is typed', async () => {
  expect(await found('')).toEqual(['Box 5', 'Stake bed 6'])
})

it.each([
  ['BOX', ['Box 5']],
  ['xyz', ['Stake bed 6']],
  ['nothing', []],
])('%s finds %j by name or plate', async (text, names) => {
  expect(await found(text)).toEqual(names)
})
