import type { ApiClient } from '@product/sdk/client'
import { expect, it } from 'vitest'
import { FEATURES } from './features'

const KEY = 'key-1'

/** A client that notes the key of each call and answers none. */
function notesKeys() {
  const keys: unknown[] = []
  const api = new Proxy<object>(
    {},
    {
      get: () => async (input: { idempotencyKey?: string }) => {
        keys.push(input.idempotencyKey)
        throw new Error('No answer came.')
      },
    },
  )
  // Whatever is called, the proxy has it.
  return { api: api as ApiClient, keys }
}

const endpointsOf = FEATURES.flatMap(({ resources = [] }) => resources)

it.each(
  endpointsOf.filter(({ endpoints }) => endpoints.create).map(({ name, endpoints }) => [name, endpoints]),
)('a new record of %s is sent with a key, so that a lost answer does not make two', async (_, { create }) => {
  const { api, keys } = notesKeys()
  await expect(create?.run(api, {}, { idempotencyKey: KEY })).rejects.toThrow('No answer came.')
  expect(keys).toEqual([KEY])
})

it.each(
  endpointsOf.filter(({ endpoints }) => endpoints.update).map(({ name, endpoints }) => [name, endpoints]),
)(
  'a change of %s is sent with a key, so that a second click or a lost answer does it once',
  async (_, { update }) => {
    const { api, keys } = notesKeys()
    await expect(update?.run(api, '5-12', {}, { idempotencyKey: KEY })).rejects.toThrow('No answer came.')
    expect(keys).toEqual([KEY])
  },
)
