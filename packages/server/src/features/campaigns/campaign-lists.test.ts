import { CAMPAIGN_SORTS, campaignList } from '@product/sdk/nouns/campaigns'
import { campaignDay } from '@product/sdk/values'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { campaigns } from '../../db/tables/campaigns'
import { users } from '../../db/tables/people'
import { testApp } from '../../testing/test-app'
import {
  assign,
  MAY,
  staff,
  storeCampaign,
  storePlaceholder,
  storeTruck,
} from '../../testing/stored-campaign'

const JUNE = { start_date: '2026-06-01T00:00:00.000Z', end_date: '2026-06-30T23:59:59.999Z' }
const APRIL = { start_date: '2026-04-01T00:00:00.000Z', end_date: '2026-04-30T23:59:59.999Z' }

describe('the three lists', () => {
  it('split the campaigns by today in Los Angeles', async () => {
    const app = await testApp()
    const { api } = await staff(app)
    await storeCampaign(app, { name: 'April', ...APRIL })
    await storeCampaign(app, { name: 'May' })
    await storeCampaign(app, { name: 'June', ...JUNE })
    const lists = async () => [
      (await api.activeCampaigns()).active_campaigns.map(({ name }) => name),
      (await api.inProductionCampaigns()).in_production_campaigns.map(({ name }) => name),
      (await api.expiredCampaigns()).expired_campaigns.map(({ name }) => name),
    ]
    expect(await lists()).toEqual([['May'], ['June'], ['April']])
    app.clock.current = new Date('2026-06-01T06:59:00Z')
    const { api: later } = await app.loginAs(3)
    expect((await later.activeCampaigns()).active_campaigns.map(({ name }) => name)).toEqual(['May'])
    app.clock.forward(1)
    expect((await later.activeCampaigns()).active_campaigns.map(({ name }) => name)).toEqual(['June'])
    const open = await later.openCampaigns()
    expect([
      open.active_campaigns.map(({ campaign_name }) => campaign_name),
      open.in_production_campaigns,
    ]).toEqual([['June'], []])
  })

  it.each([
    '2026-05-20T00:00:00.000Z',
    '2026-05-20T23:59:59.999Z',
    '2026-05-20T00:00:00.001Z',
    '2026-05-20T06:59:59.000Z',
    '2026-05-20T07:00:00.000Z',
    '2026-12-01T07:59:59.000Z',
    '2026-03-08T10:00:00.000Z',
  ])('keep the day of %s as the rule says', async instant => {
    const app = await testApp()
    const id = await storeCampaign(app, { start_date: instant, end_date: instant })
    const [stored] = await app.db.select().from(campaigns).where(eq(campaigns.campaign_id, id))
    expect([stored?.start_day, stored?.end_day]).toEqual([campaignDay(instant), campaignDay(instant)])
    expect(campaignList({ start_date: instant, end_date: instant }, instant)).toBeDefined()
  })

  it('give 25 equal names as 25 ids over three pages, both ways', async () => {
    const app = await testApp()
    const { api } = await staff(app)
    const dates = { start_date: new Date(MAY.start_date), end_date: new Date(MAY.end_date) }
    await app.db.insert(campaigns).values(Array.from({ length: 25 }, () => ({ name: 'Same', ...dates })))
    for (const sortBy of CAMPAIGN_SORTS) {
      const ids: number[][] = []
      for (const sortOrder of ['asc', 'desc'] as const) {
        const pages = [0, 1, 2].map(page => api.activeCampaigns({ query: { sortBy, sortOrder, page } }))
        const answers = await Promise.all(pages)
        expect(answers.map(({ active_campaigns, rowCount }) => [active_campaigns.length, rowCount])).toEqual([
          [10, 25],
          [10, 25],
          [5, 25],
        ])
        ids.push(
          answers.flatMap(({ active_campaigns }) => active_campaigns.map(({ campaign_id }) => campaign_id)),
        )
      }
      expect(new Set(ids[0]).size, sortBy).toBe(25)
      expect(ids[1]).toEqual(ids[0]?.toReversed())
    }
  })

  it('sort by names in any case, and a page past the end still tells the count', async () => {
    const app = await testApp()
    const { api } = await staff(app)
    for (const name of ['banana', 'Apple', 'cherry']) await storeCampaign(app, { name })
    const names = (await api.activeCampaigns()).active_campaigns.map(({ campaign_name }) => campaign_name)
    expect(names).toEqual(['Apple', 'banana', 'cherry'])
    expect(await api.activeCampaigns({ query: { page: 5 } })).toEqual({ active_campaigns: [], rowCount: 3 })
  })

  it('take any page size from 1 to 100', async () => {
    const app = await testApp()
    const { api } = await staff(app)
    for (const name of ['a', 'b', 'c']) await storeCampaign(app, { name })
    const size = (pageSize: number) => api.activeCampaigns({ query: { pageSize, page: 1 } })
    expect((await size(2)).active_campaigns).toHaveLength(1)
    for (const wrong of [0, 101, 1.5]) await expect(size(wrong)).rejects.toMatchObject({ status: 400 })
    await expect(api.activeCampaigns({ query: { page: -1 } })).rejects.toMatchObject({ status: 400 })
  })
})

describe('the search of a list', () => {
  it.each([
    ['summer', 2],
    ['SODA', 1],
    ['%', 1],
    ['50%', 1],
    ['_', 1],
    ['\\', 1],
    ["'", 1],
    ['  tour  ', 2],
    ['   ', 4],
    ['x'.repeat(200), 0],
    ['\u0000', 4],
  ])('for %j finds %i', async (search, count) => {
    const app = await testApp()
    const { api, clientId } = await staff(app)
    await storeCampaign(app, { name: 'Summer Tour', user_id: clientId })
    await storeCampaign(app, { name: 'Late Summer' })
    await storeCampaign(app, { name: "50% off_\\ the 'Tour'" })
    await storeCampaign(app, { name: 'Winter' })
    const answer = await api.activeCampaigns({ query: { search } })
    expect([answer.active_campaigns.length, answer.rowCount]).toEqual([count, count])
  })

  it('of a thousand characters is refused in words', async () => {
    const app = await testApp()
    const { api } = await staff(app)
    const call = api.activeCampaigns({ query: { search: 'x'.repeat(1000) } })
    await expect(call).rejects.toMatchObject({ status: 400, code: 'malformed' })
  })

  it('finds a renamed client, and the old name of one whose account is gone', async () => {
    const app = await testApp()
    const { api, clientId } = await staff(app)
    const id = await storeCampaign(app, { user_id: clientId })
    const found = async (search: string) => (await api.activeCampaigns({ query: { search } })).rowCount
    await app.db.update(users).set({ name: 'Bolt Energy' }).where(eq(users.user_id, clientId))
    expect([await found('soda'), await found('bolt')]).toEqual([0, 1])
    await app.db.delete(users).where(eq(users.user_id, clientId))
    expect(await found('bolt')).toBe(1)
    expect((await api.campaign({ params: { id } })).campaign).toMatchObject([
      { user_id: null, client_name: 'Bolt Energy' },
    ])
  })
})

describe('the counts of a list', () => {
  it('tell active and inactive trucks, Rep Routes and macros', async () => {
    const app = await testApp()
    const { api } = await staff(app)
    const id = await storeCampaign(app)
    const [one, two] = [await storeTruck(app, 'One'), await storeTruck(app, 'Two')]
    const macro = await storePlaceholder(app, 'Loop', { is_macro: true })
    await assign(app, id, one, { macro_id: macro })
    await assign(app, id, one, { tracking_end: new Date('2026-05-10T23:59:59.999Z') })
    await assign(app, id, two, { tracking_end: new Date('2026-05-10T23:59:59.999Z') })
    await assign(app, id, null, { macro_id: macro })
    await storePlaceholder(app, 'Port', { campaign_id: id })
    await storePlaceholder(app, 'Hills', { campaign_id: id, is_macro: true })
    const { active_campaigns } = await api.activeCampaigns()
    expect(active_campaigns).toMatchObject([
      { num_active_trucks: 1, num_inactive_trucks: 1, num_placeholders: 1, num_macros: 2 },
    ])
  })

  it('follow every write, and the end of a tracking by itself', async () => {
    const app = await testApp()
    const { api } = await staff(app)
    const id = await storeCampaign(app)
    const truck = await storeTruck(app, 'One')
    const counts = async () => {
      const [row] = (await api.activeCampaigns()).active_campaigns
      return [row?.num_active_trucks, row?.num_inactive_trucks, row?.num_placeholders]
    }
    expect(await counts()).toEqual([0, 0, 0])
    const added = await assign(app, id, truck, { tracking_end: new Date('2026-05-20T17:30:00Z') })
    expect(await counts()).toEqual([1, 0, 0])
    app.clock.forward(31)
    expect(await counts()).toEqual([0, 1, 0])
    const placeholder = await storePlaceholder(app, 'Port', { campaign_id: id })
    expect(await counts()).toEqual([0, 1, 1])
    await api.removePlaceholder({ params: { id: placeholder } })
    await api.removeCampaignTruck({ params: { id: added } })
    expect(await counts()).toEqual([0, 0, 0])
  })

  it('can be sorted by', async () => {
    const app = await testApp()
    const { api } = await staff(app)
    const [none, two] = [await storeCampaign(app), await storeCampaign(app)]
    for (const name of ['One', 'Two']) await assign(app, two, await storeTruck(app, name))
    const { active_campaigns } = await api.activeCampaigns({
      query: { sortBy: 'num_active_trucks', sortOrder: 'desc' },
    })
    expect(active_campaigns.map(({ campaign_id }) => campaign_id)).toEqual([two, none])
  })
})

describe('days elapsed and remaining', () => {
  it('are sorted by: the later the start, the fewer have elapsed', async () => {
    const app = await testApp()
    const { api } = await staff(app)
    const early = await storeCampaign(app)
    const late = await storeCampaign(app, { start_date: '2026-05-10T00:00:00.000Z', end_date: JUNE.end_date })
    const order = async (sortBy: 'days_elapsed' | 'days_remaining', sortOrder: 'asc' | 'desc') =>
      (await api.activeCampaigns({ query: { sortBy, sortOrder } })).active_campaigns.map(
        row => row.campaign_id,
      )
    expect(await order('days_elapsed', 'asc')).toEqual([late, early])
    expect(await order('days_elapsed', 'desc')).toEqual([early, late])
    expect(await order('days_remaining', 'asc')).toEqual([early, late])
  })
})
