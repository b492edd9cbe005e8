import { describe, expect, it } from 'vitest'
import { todosOf } from '../../testing/todos-of'
import { campaignsEndingSoon, campaignsWithoutTargetAreas, campaignsWithoutTrucks } from './campaign-todos'

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
    expect(await todosOf(campaignsEndingSoon, answers)).toEqual([
      [3, 'campaign_todos.ends_today', undefined, '/advertise/campaign/edit/3', true],
      [4, 'campaign_todos.ends_in', 1, '/advertise/campaign/edit/4', true],
      [1, 'campaign_todos.ends_in', 7, '/advertise/campaign/edit/1', false],
    ])
  })

  it('lead role 2 to what it may open', async () => {
    const [first] = await todosOf(campaignsEndingSoon, answers, 2)
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
    await todosOf(campaignsWithoutTrucks, {
      '/in-production-campaigns': { in_production_campaigns, rowCount: 5 },
    }),
  ).toEqual([
    [1, 'campaign_todos.starts_in', 2, '/advertise/campaign/edit/1', true],
    [4, 'campaign_todos.starts_in', 14, '/advertise/campaign/edit/4', false],
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
  expect(await todosOf(campaignsWithoutTargetAreas, answers)).toEqual([
    [2, 'campaign_todos.no_target_area', undefined, '/advertise/campaign/edit/2', false],
  ])
})
