import { BUSINESS_RULES, withBusinessRules } from '@product/sdk/business-rules'
import type { ImpressionRules } from '@product/sdk/nouns/driving'
import { DEFAULT_BRAND } from '@product/sdk/values'
import { expect, it } from 'vitest'
import { placeholders } from '../../db/tables/placeholders'
import { client, drive, truck } from '../../testing/driven-campaign'
import { testApp } from '../../testing/test-app'

const { impressions: RULES } = BUSINESS_RULES

/** Campaign 71 with a truck and a macro, as it looks under other rules. */
async function campaign() {
  const settings = { publicUrl: 'http://localhost', brand: DEFAULT_BRAND, rules: BUSINESS_RULES }
  const app = await testApp({ settings })
  const { api, params } = await client(app)
  const id = await truck(app)
  await app.db
    .insert(placeholders)
    .values({ placeholder_id: 9, name: 'Loop', is_macro: true, campaign_id: 71 })
  await drive(app, 'truck', id, '2026-05-18T15:00:00.000Z')
  await drive(app, 'truck', id, '2026-05-19T15:00:00.000Z', { distance_miles: 0 })
  await drive(app, 'truck', id, '2026-05-19T16:00:00.000Z', { given_impressions: 500 })
  await drive(app, 'placeholder', 9, '2026-05-18T15:00:00.000Z', { distance_miles: 1 })
  return async (over: Partial<ImpressionRules>) => {
    settings.rules = withBusinessRules({
      impressions: { ...over, factors: [...(over.factors ?? RULES.factors)] },
    })
    const { trucks, macros } = await api.campaignAnalytics({ params })
    const routes = await api.campaignRoutesSince({ params: { ...params, timePeriod: '0' } })
    const { totals } = await api.campaignProvenance({ params })
    const impressionsOf = (vehicles: { paths: { impressions: number }[] }[]) =>
      vehicles.flatMap(({ paths }) => paths.map(path => path.impressions))
    return {
      days: [...trucks, ...macros].flatMap(({ analytics }) => analytics.map(day => day.impressions)),
      paths: impressionsOf([...trucks, ...macros]),
      routes: impressionsOf([...routes.trucks, ...routes.macros]),
      total: totals.reduce((sum, total) => sum + total.impressions, 0),
    }
  }
}

it('other numbers change all figures of a campaign at once, those given excepted', async () => {
  const figures = await campaign()
  const before = {
    days: [2850, 560, 420],
    paths: [2850, 60, 500, 420],
    routes: [2850, 60, 500, 420],
    total: 3830,
  }
  expect(await figures({})).toEqual(before)
  expect(await figures({ atRest: 10, perPath: 100, perMile: 200 })).toEqual({
    days: [2100, 510, 300],
    paths: [2100, 10, 500, 300],
    routes: [2100, 10, 500, 300],
    total: 2910,
  })
  expect(await figures({})).toEqual(before)
})

it('and so do other factors', async () => {
  const figures = await campaign()
  expect(await figures({ factors: [{ campaignId: 71, from: '2026-05-19', factor: 0.5 }] })).toMatchObject({
    days: [2850, 530, 420],
    paths: [2850, 30, 500, 420],
    total: 3800,
  })
})
