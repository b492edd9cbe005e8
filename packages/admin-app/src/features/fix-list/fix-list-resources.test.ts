import { createApiClient } from '@product/sdk/client'
import { aFixListItem } from '@product/sdk/testing'
import { expect, it } from 'vitest'
import { createDataProvider } from '../../data/data-provider'
import { fakeFetch } from '../../testing/fake-fetch'
import { CLOSED_ITEMS, closedItems, OPEN_ITEMS, openItems } from './fix-list-resources'

const problem = [
  aFixListItem({ truck_problem_id: 8 }),
  aFixListItem({ truck_problem_id: 4, closed: true, date_closed: '2026-05-11' }),
]

it.each([
  [{ vendor_id: 3 }, '/vendor/3/fixlist'],
  [{ truck_id: 5 }, '/truck/5/fixlist'],
])('both tables of %o come in one answer, and are asked for again after a change', async (filter, path) => {
  const { fetch, sent } = fakeFetch(() => ({ body: { problem } }))
  const provider = createDataProvider(createApiClient({ baseUrl: '/api', fetch }), {
    [OPEN_ITEMS]: openItems.endpoints,
    [CLOSED_ITEMS]: closedItems.endpoints,
  })
  const query = {
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'truck_name', order: 'ASC' as const },
    filter,
  }
  const both = async () =>
    Promise.all([OPEN_ITEMS, CLOSED_ITEMS].map(async name => (await provider.getList(name, query)).data))
  expect((await both()).map(rows => rows.map(({ id }) => id))).toEqual([[8], [4]])
  expect(sent.map(({ path: asked }) => asked)).toEqual([path])
  await new Promise(resolve => setTimeout(resolve))
  await both()
  expect(sent).toHaveLength(2)
})
