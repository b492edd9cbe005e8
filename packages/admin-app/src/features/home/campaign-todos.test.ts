import { createApiClient } from '@product/sdk/client'
import type { Role } from '@product/sdk/values'
import { describe, expect, it } from 'vitest'
import type { HomeWidget } from '../../config/admin-feature'
import { fakeFetch } from '../../testing/fake-fetch'
import {
  campaignsEndingSoon,
  campaignsWithoutTargetAreas,
  campaignsWithoutTrucks,
  clientsWithoutCredentials,
} from './campaign-todos'

/** Noon in Los Angeles on 10 March 2025. */
const NOW = Date.UTC(2025, 2, 10, 19)

async function todos(widget: HomeWidget, answers: Record<string, unknown>, role: Role = 1) {
  const { fetch } = fakeFetch(({ path }) => ({ body: answers[path.split('?')[0] ?? ''] ?? {} }))
  const api = createApiClient({ baseUrl: '/api', fetch })
  const items = await widget.load(api, { now: NOW, role, signal: new AbortController().signal })
  return items.map(({ id, reason, args, to, urgent = false }) => [id, reason, args?.smart_count, to, urgent])
}

const ending = (campaign_id: number, day: string) => ({
  campaign_id,
  campaign_name: `Campaign ${campaign_id}`,
  user_id: 4,
  end_date: `${day}T23:59:59.999Z`,
})

describe('campaigns that end soon', () => {
  const answers = {
    '/campaign': {
      active_campaigns: [
        ending(1, '2025-03-17'),
        ending(2, '2025-03-18'),
        ending(3, '2025-03-10'),
        ending(4, '2025-03-11'),
      ],
      in_production_campaigns: [],
    },
  }

  it('are those of today and the next 7 days, the next one first', async () => {
    expect(await todos(campaignsEndingSoon, answers)).toEqual([
      [3, 'console.todo.ends_today', undefined, '/advertise/campaign/edit/3', true],
      [4, 'console.todo.ends_in', 1, '/advertise/campaign/edit/4', true],
      [1, 'console.todo.ends_in', 7, '/advertise/campaign/edit/1', false],
    ])
  })

  it('lead role 2 to what it may open', async () => {
    const [first] = await todos(campaignsEndingSoon, answers, 2)
    expect(first?.[3]).toBe('/advertise/client/impersonate/4/campaign/3/map')
  })
})

it('campaigns that start within 14 days without trucks are listed', async () => {
  const starting = (campaign_id: number, day: string, num_active_trucks = 0, num_inactive_trucks = 0) => ({
    campaign_id,
    campaign_name: `Campaign ${campaign_id}`,
    user_id: 4,
    start_date: `${day}T00:00:00.000Z`,
    num_active_trucks,
    num_inactive_trucks,
  })
  const in_production_campaigns = [
    starting(1, '2025-03-12'),
    starting(2, '2025-03-12', 1),
    starting(3, '2025-03-12', 0, 1),
    starting(4, '2025-03-24'),
    starting(5, '2025-03-25'),
  ]
  expect(
    await todos(campaignsWithoutTrucks, {
      '/in-production-campaigns': { in_production_campaigns, rowCount: 5 },
    }),
  ).toEqual([
    [1, 'console.todo.starts_in', 2, '/advertise/campaign/edit/1', true],
    [4, 'console.todo.starts_in', 14, '/advertise/campaign/edit/4', false],
  ])
})

it('active campaigns without a target area are listed', async () => {
  const active_campaigns = [1, 2].map(campaign_id => ({
    campaign_id,
    campaign_name: `Campaign ${campaign_id}`,
    user_id: 4,
  }))
  const answers = {
    '/active-campaigns': { active_campaigns, rowCount: 2 },
    '/campaign/1/bounding_box': { bounding_box: [{ bounding_box_id: 9, points: [] }] },
    '/campaign/2/bounding_box': { bounding_box: [] },
  }
  expect(await todos(campaignsWithoutTargetAreas, answers)).toEqual([
    [2, 'console.todo.no_target_area', undefined, '/advertise/campaign/edit/2', false],
  ])
})

it('client users without credentials lead to their credentials page', async () => {
  const answers = {
    '/user/client-users': {
      clients: [
        { user_id: 11, user_name: 'Ann' },
        { user_id: 12, user_name: 'Bob' },
      ],
      rowCount: 2,
    },
    '/user/11/credential': { credentials: [] },
    '/user/12/credential': { credentials: [{ credential_id: 1 }] },
  }
  expect(await todos(clientsWithoutCredentials, answers)).toEqual([
    [11, 'console.todo.no_credential', undefined, '/advertise/user/11/credential', false],
  ])
})
