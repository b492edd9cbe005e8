import { createHash } from 'node:crypto'
import { type DayOutcome, generateDay } from '@product/sdk/nouns/placeholders'
import { decodePolyline, listDays, seededRandom } from '@product/sdk/values'
import { describe, expect, it } from 'vitest'
import { type AreaName, demoAreas } from '../demo/demo-areas'
import { bundledRoads, bundledZips } from '../demo/demo-files'
import { bundledRouter } from './bundled-router'

const areas = demoAreas(bundledZips())
const router = bundledRouter(bundledRoads())
const names: AreaName[] = ['losAngeles', 'newYork', 'sanFrancisco']

function dayOf(name: AreaName, day: string, seed = 'rep route 1'): Promise<DayOutcome> {
  const { stops, yards, timeZone } = areas[name]
  return generateDay({
    placeholder: {
      num_stops: 5,
      min_mileage: 40,
      max_mileage: 60,
      min_impressions: 100,
      max_impressions: 200,
      use_weighting: false,
    },
    groups: [{ name, weight: 0, places: stops }],
    startPoint: yards[0],
    router,
    day,
    timeZone,
    now: Date.parse('2026-05-01T00:00:00Z'),
    randomFor: use => seededRandom(`${seed} ${use} ${day}`),
  })
}

const month = (name: AreaName) =>
  Promise.all(listDays('2026-03-01', '2026-03-31').map(day => dayOf(name, day)))

describe.each(names)('a month of a Rep Route in %s', name => {
  it('has a route on every day, within its mileage, along the roads, at the pace of traffic', async () => {
    for (const outcome of await month(name)) {
      if (outcome.code !== 'made') throw new Error(outcome.code)
      const { miles, polyline, startedAt, endedAt } = outcome.route
      expect(miles).toBeGreaterThanOrEqual(40)
      expect(miles).toBeLessThanOrEqual(60)
      expect(decodePolyline(polyline).length).toBeGreaterThan(40)
      const milesAnHour = miles / ((endedAt - startedAt) / 3_600_000)
      expect(milesAnHour).toBeGreaterThan(8)
      expect(milesAnHour).toBeLessThan(60)
    }
  })
})

it('the same seed gives the same routes, on every version of Node', async () => {
  const outcomes = await Promise.all(names.map(month))
  expect(createHash('sha256').update(JSON.stringify(outcomes)).digest('hex')).toBe(
    '15bbc6058e63ae781bab2c698056c7602ead498bf02850586fff6d2f692ba558',
  )
  expect(await dayOf('losAngeles', '2026-03-10', 'rep route 2')).not.toEqual(
    await dayOf('losAngeles', '2026-03-10'),
  )
})

it('bundled ways cost nothing', () => {
  expect(router.credits()).toEqual({ kind: 'unlimited' })
})
