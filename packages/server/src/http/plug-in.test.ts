import { api } from '@product/sdk/api'
import { endpoint } from '@product/sdk/contract'
import { SEARCH_INDEX_NAMES } from '@product/sdk/nouns/search'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { features } from '../features'
import { testApp } from '../testing/test-app'
import { implement } from './implement'
import { plugIn, UnfitFeatures } from './plug-in'
import type { ServerFeature } from './server-feature'

const boats = {
  boat: endpoint({
    method: 'GET',
    path: '/boat/{boatId}',
    summary: 'A boat',
    access: { all: [1], own: [4] },
    owner: { param: 'boatId', of: 'boat' },
    params: z.object({ boatId: z.coerce.number() }),
    answer: z.object({ boat_id: z.number() }),
  }),
}

const harbour: ServerFeature = {
  name: 'harbour',
  handlers: implement(boats, { boat: async ({ params }) => ({ boat_id: params.boatId }) }),
  owners: { boat: async (_db, id, session) => id === session.userId },
}
const { handlers: _handlers, ...withoutHandlers } = harbour
const { owners: _owners, ...withoutOwners } = harbour

describe('features', () => {
  it('of the product make up its contract, and its four search indexes', () => {
    const { implementations, searchSources } = plugIn(features, api)
    expect(implementations.map(({ name }) => name).sort()).toEqual(Object.keys(api).sort())
    expect(searchSources.map(({ index }) => index).sort()).toEqual([...SEARCH_INDEX_NAMES].sort())
  })

  it.each([
    ['an endpoint has no handler', [withoutHandlers], 'no feature brings the handler of boat'],
    [
      'an endpoint has two handlers',
      [harbour, { ...withoutOwners, name: 'dock' }],
      'harbour and dock bring the handler of boat',
    ],
    [
      'a handler answers no endpoint of the contract',
      [harbour, ...features.slice(0, 1)],
      'session brings the handler of login, which nothing asks for',
    ],
    ['an owner has no check', [withoutOwners], 'no feature brings the owner check boat'],
    [
      'an owner has two checks',
      [harbour, { name: 'dock', owners: harbour.owners }],
      'harbour and dock bring the owner check boat',
    ],
    [
      'a check is for an owner that no endpoint names',
      [{ ...harbour, owners: { ...harbour.owners, ship: async () => true } }],
      'harbour brings the owner check ship, which nothing asks for',
    ],
    ['two have one name', [harbour, { name: 'harbour' }], 'harbour and harbour bring the name harbour'],
  ] satisfies [string, ServerFeature[], string][])('are refused where %s', (_, list, problem) => {
    const plug = () => plugIn(list, boats)
    expect(plug).toThrow(UnfitFeatures)
    expect(plug).toThrow(problem)
  })

  it('are refused where two fill one search index', () => {
    const [search] = features.flatMap(feature => feature.search ?? [])
    expect(search).toBeDefined()
    const dock = { name: 'dock', search: search ? [search] : [] }
    expect(() => plugIn([...features, dock], api)).toThrow(
      `vendors and dock bring the search index ${search?.index}`,
    )
  })
})

describe('a feature that was plugged in', () => {
  it('answers its calls, shows owners their own, and serves its other addresses', async () => {
    const mount: ServerFeature['mount'] = app => void app.get('/lighthouse', context => context.text('lit'))
    const app = await testApp({}, plugIn([...features, { ...harbour, mount }], { ...api, ...boats }))
    const staff = await app.loginAs(1)
    const client = await app.loginAs(4)
    const ask = async (id: number, token: string) => {
      const response = await app.send(`/api/boat/${id}`, { headers: { authorization: `Bearer ${token}` } })
      return response.status
    }
    expect([
      await ask(staff.userId, staff.token),
      await ask(client.userId, client.token),
      await ask(staff.userId, client.token),
    ]).toEqual([200, 200, 404])
    expect(await (await app.send('/lighthouse')).text()).toBe('lit')
    const description = await (await app.send('/api/openapi.json')).text()
    expect(description).toContain('/boat/{boatId}')
  })
})
