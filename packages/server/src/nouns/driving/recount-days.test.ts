import { BUSINESS_RULES, withBusinessRules } from '@product/sdk/business-rules'
import type { ImpressionRules } from '@product/sdk/nouns/driving'
import { DEFAULT_BRAND } from '@product/sdk/values'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { rows } from '../../db/db'
import { placeholders } from '../../db/tables/placeholders'
import { client, drive, truck } from '../../testing/driven-campaign'
import { testApp } from '../../testing/test-app'
import { findCountingNumbers } from './counting-numbers-store'
import { recountDays } from './recount-days'

const { impressions: RULES } = BUSINESS_RULES

/** Campaign 71 with a truck and a macro, and what a start of its server with other rules does. */
async function campaign() {
  const settings = { publicUrl: 'http://localhost', brand: DEFAULT_BRAND, rules: BUSINESS_RULES }
  const app = await testApp({ settings })
  const { api, params } = await client(app)
  const id = await truck(app)
  await app.db
    .insert(placeholders)
    .values({ placeholder_id: 9, name: 'Loop', is_macro: true, campaign_id: 71 })
  const begins = vi.fn<(days: number) => void>()
  const start = async (over: Partial<ImpressionRules> = {}) => {
    settings.rules = withBusinessRules({
      impressions: { ...over, factors: [...(over.factors ?? RULES.factors)] },
    })
    await recountDays(app.db, settings.rules.impressions, begins)
  }
  const figures = async () => {
    const { trucks, macros } = await api.campaignAnalytics({ params })
    const routes = await api.campaignRoutesSince({ params: { ...params, timePeriod: '0' } })
    const { totals } = await api.campaignProvenance({ params })
    return {
      days: [...trucks, ...macros].flatMap(({ analytics }) => analytics.map(day => day.impressions)),
      paths: [...trucks, ...macros].flatMap(({ paths }) => paths.map(path => path.impressions)),
      routes: [...routes.trucks, ...routes.macros].flatMap(({ paths }) =>
        paths.map(path => path.impressions),
      ),
      total: totals.reduce((sum, total) => sum + total.impressions, 0),
    }
  }
  await start()
  await drive(app, 'truck', id, '2026-05-18T15:00:00.000Z')
  await drive(app, 'truck', id, '2026-05-19T15:00:00.000Z', { distance_miles: 0 })
  await drive(app, 'truck', id, '2026-05-19T16:00:00.000Z', { given_impressions: 500 })
  await drive(app, 'placeholder', 9, '2026-05-18T15:00:00.000Z', { distance_miles: 1 })
  return { app, id, begins, start, figures, stored: () => findCountingNumbers(app.db) }
}

const BEFORE = {
  days: [2850, 560, 420],
  paths: [2850, 60, 500, 420],
  routes: [2850, 60, 500, 420],
  total: 3830,
}

describe('a start with other rules', () => {
  it('changes all figures of a campaign, those given excepted', async () => {
    const { figures, start, begins, stored } = await campaign()
    expect(await figures()).toEqual(BEFORE)
    await start({ atRest: 10, perPath: 100, perMile: 200 })
    expect(await figures()).toEqual({
      days: [2100, 510, 300],
      paths: [2100, 10, 500, 300],
      routes: [2100, 10, 500, 300],
      total: 2910,
    })
    expect(begins.mock.calls).toEqual([[3]])
    expect(await stored()).toEqual({ atRest: 10, perPath: 100, perMile: 200 })
    await start()
    expect(await figures()).toEqual(BEFORE)
  })

  it('with the same rules counts nothing again', async () => {
    const { app, figures, start, begins } = await campaign()
    await app.db.execute(sql`update vehicle_days set base_impressions = base_impressions + 1`)
    await start()
    expect(begins).not.toHaveBeenCalled()
    expect((await figures()).days).toEqual([2851, 561, 421])
  })

  it('with other factors alone counts nothing again: they apply when asked', async () => {
    const { figures, start, begins } = await campaign()
    await start({ factors: [{ campaignId: 71, from: '2026-05-19', factor: 0.5 }] })
    expect(begins).not.toHaveBeenCalled()
    expect(await figures()).toMatchObject({
      days: [2850, 530, 420],
      paths: [2850, 30, 500, 420],
      total: 3800,
    })
  })

  it('that ends in the middle leaves the sums as they were, and the next start counts', async () => {
    const { app, figures, start, begins, stored } = await campaign()
    await app.db.execute(sql`create function cut_power() returns trigger language plpgsql as
      $$ begin raise exception 'the power is gone'; end $$`)
    // By then the new numbers are written and the truck's days are gone.
    await app.db.execute(sql`create trigger power_cut before insert on vehicle_days for each row
      when (new.vehicle_kind = 'truck' and new.utc_day = '2026-05-19') execute function cut_power()`)
    await expect(recountDays(app.db, { atRest: 10, perPath: 100, perMile: 200 })).rejects.toThrow()
    await app.db.execute(sql`drop function cut_power cascade`)
    expect(await figures()).toEqual(BEFORE)
    expect(await stored()).toMatchObject({ atRest: 60, perPath: 150, perMile: 270 })
    await start({ atRest: 10, perPath: 100, perMile: 200 })
    expect(begins).toHaveBeenCalledOnce()
    expect((await figures()).total).toBe(2910)
  })
})

it('a server with other rules that still runs adds its days by the numbers of the one that started last', async () => {
  const { app, id, start } = await campaign()
  await start({ perMile: 200 })
  await drive(app, 'truck', id, '2026-05-20T15:00:00.000Z')
  const [day] = await rows<{ base: number }>(
    app.db,
    sql`select base_impressions as base from vehicle_days where utc_day = '2026-05-20'`,
  )
  expect(day?.base).toBe(2150)
})

it('an empty database counts by the rules of its first start', async () => {
  const app = await testApp()
  const begins = vi.fn<(days: number) => void>()
  await recountDays(app.db, { atRest: 1, perPath: 2, perMile: 3 }, begins)
  await client(app)
  await drive(app, 'truck', await truck(app), '2026-05-20T15:00:00.000Z')
  expect(await rows(app.db, sql`select base_impressions as base from vehicle_days`)).toEqual([{ base: 32 }])
  expect(begins).not.toHaveBeenCalled()
})
