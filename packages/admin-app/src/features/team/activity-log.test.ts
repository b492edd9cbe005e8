import { createApiClient } from '@product/sdk/client'
import { expect, it } from 'vitest'
import { createDataProvider } from '../../data/data-provider'
import { fakeFetch } from '../../testing/fake-fetch'
import { ACTIVITY, activity } from './activity-log'

it('the log goes on beyond what is counted, each page after the last entry of the one before', async () => {
  const { fetch, sent } = fakeFetch(({ path }) => {
    const page = Number(new URLSearchParams(path.split('?')[1]).get('page'))
    return {
      body: {
        logs: { '2026-06-02': [{ id: 9000 - page, timestamp: '2026-06-02T17:00:00.000Z' }] },
        rowCount: Math.max(5000, page * 100 + 101),
      },
    }
  })
  const api = createApiClient({ baseUrl: '/api', fetch })
  const data = createDataProvider(api, { [ACTIVITY]: activity.endpoints })
  for (const page of [49, 50, 51, 52]) {
    const { total } = await data.getList(ACTIVITY, {
      pagination: { page, perPage: 100 },
      sort: { field: 'timestamp', order: 'DESC' },
      filter: {},
    })
    expect(total).toBeGreaterThanOrEqual(5000)
  }
  const asked = sent.map(({ path }) => new URLSearchParams(path.split('?')[1]))
  expect(asked.map(query => [query.get('page'), query.get('after')])).toEqual([
    ['48', null],
    ['49', null],
    ['50', '2026-06-02T17:00:00.000Z_8951'],
    ['51', '2026-06-02T17:00:00.000Z_8950'],
  ])
})
