import { expect, it } from 'vitest'
import { tracker_states, vehicle_days } from '../../db/tables/driving'
import { type TestApp, testApp } from '../../testing/test-app'
import { assign, staff, storeCampaign, storePlaceholder, storeTruck } from '../../testing/stored-campaign'

type Kind = 'truck' | 'placeholder'

/** One drive of so many miles: 150 + 270 × the miles are its impressions. */
const drove = (app: TestApp, kind: Kind, id: number, days: Readonly<Record<string, number>>) =>
  app.db.insert(vehicle_days).values(
    Object.entries(days).map(([utc_day, miles]) => ({
      vehicle_kind: kind,
      vehicle_id: id,
      utc_day,
      counted_miles: miles,
      estimated_miles: miles,
      driven: 1,
      resting: 0,
      given_impressions: 0,
      paths: 1,
      capped: 0,
    })),
  )

const heard = (app: TestApp, truck_id: number, at: string) =>
  app.db.insert(tracker_states).values({ truck_id, fixed_at: new Date(at), delivered_at: new Date(at) })

it('stands as its vehicles drove yesterday, beside the days before, a macro where its truck has no GPS', async () => {
  const app = await testApp()
  const { api } = await staff(app)
  const id = await storeCampaign(app, { name: 'Summer Tour', client_name: 'Acme Soda' })
  const truck = await storeTruck(app, 'Box 5')
  const loop = await storePlaceholder(app, 'Loop', { is_macro: true })
  await assign(app, id, truck, { macro_id: loop })
  await drove(app, 'truck', truck, { '2026-05-11': 999, '2026-05-12': 70, '2026-05-19': 30, '2026-05-20': 5 })
  await drove(app, 'placeholder', loop, { '2026-05-18': 70, '2026-05-19': 888 })
  await heard(app, truck, '2026-05-20T16:00:00.000Z')
  const other = await storeCampaign(app, { name: 'Fresh', start_date: '2026-05-20T00:00:00.000Z' })
  await storeCampaign(app, { name: 'Over', end_date: '2026-05-19T23:59:59.999Z' })

  expect(await api.runningCampaigns()).toEqual({
    day: '2026-05-19',
    running_campaigns: [
      expect.objectContaining({ campaign_id: other, campaign_name: 'Fresh', standing: null }),
      {
        campaign_id: id,
        campaign_name: 'Summer Tour',
        client_name: 'Acme Soda',
        user_id: null,
        end_date: '2026-05-31T23:59:59.999Z',
        standing: {
          miles: 30,
          impressions: 150 + 270 * 30,
          usual: { miles: 20, impressions: (2 * (150 + 270 * 70)) / 7 },
        },
        silent_trucks: [],
      },
    ],
  })
})

it('names the trucks that were tracked for a day and silent throughout, once each', async () => {
  const app = await testApp()
  const { api } = await staff(app)
  const id = await storeCampaign(app)
  const put = async (name: string, lastFix?: string, tracked: Parameters<typeof assign>[3] = {}) => {
    const truck = await storeTruck(app, name)
    await assign(app, id, truck, tracked)
    if (lastFix) await heard(app, truck, lastFix)
    return truck
  }
  const lost = await put('Lost', '2026-05-19T16:59:00.000Z')
  await assign(app, id, lost)
  await put('alive', '2026-05-19T17:01:00.000Z')
  const never = await put('Never')
  await put('Joined', undefined, { tracking_start: new Date('2026-05-20T00:00:00.000Z') })
  await put('Gone', undefined, { tracking_end: new Date('2026-05-19T23:59:59.999Z') })
  const { running_campaigns } = await api.runningCampaigns()
  expect(running_campaigns.map(({ silent_trucks }) => silent_trucks)).toEqual([
    [
      { truck_id: lost, name: 'Lost', last_fix: '2026-05-19T16:59:00.000Z' },
      { truck_id: never, name: 'Never', last_fix: null },
    ],
  ])
})
