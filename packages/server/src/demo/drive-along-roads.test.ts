import { cutPaths, type GpsFix } from '@product/sdk/nouns/driving'
import { haversineMiles, type LngLat, listDays } from '@product/sdk/values'
import { describe, expect, it } from 'vitest'
import { bundledRoads, bundledZips } from './demo-files'
import { type AreaName, demoAreas } from './demo-areas'
import { driveDay } from './drive-along-roads'
import { findLegs } from './find-legs'

const findLeg = findLegs(bundledRoads())
const zips = bundledZips()
const areas = demoAreas(zips)
const names: AreaName[] = ['losAngeles', 'newYork', 'sanFrancisco']
const march = listDays('2026-03-01', '2026-03-31')

/** A yard of the area; the lists are never empty. */
const yard = (name: AreaName): LngLat => areas[name].yards[0] ?? [0, 0]
const dayOf = (name: AreaName, day: string, seed = 'truck 1') =>
  driveDay({ findLeg, area: areas[name], home: yard(name), seed, day })
const now = Date.parse('2026-05-01T00:00:00Z')
const pathsOf = (fixes: GpsFix[]) => cutPaths(fixes, { now })
const milesOf = (fixes: GpsFix[]) => pathsOf(fixes).reduce((sum, path) => sum + path.miles, 0)

describe.each(names)('a month of a truck in %s', name => {
  const days = march.map(day => ({ day, fixes: dayOf(name, day) }))
  const driven = days.filter(({ fixes }) => fixes.length > 0)
  const weekdays = driven.filter(({ day }) => new Date(`${day}T00:00:00Z`).getUTCDay() % 6 !== 0)

  it('has most workdays, few Saturdays and no Sunday', () => {
    expect(weekdays.length).toBeGreaterThan(18)
    const sundays = driven.filter(({ day }) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0)
    expect(sundays).toHaveLength(0)
    expect(driven.length - weekdays.length).toBeLessThan(4)
  })

  it('keeps to 60 to 160 miles on nearly every workday', () => {
    const miles = weekdays.map(({ fixes }) => milesOf(fixes))
    const usual = miles.filter(count => count > 50 && count < 165)
    expect(usual.length / miles.length).toBeGreaterThan(0.9)
  })

  it('is cut into a handful of trips a day', () => {
    for (const { fixes } of weekdays) {
      const count = pathsOf(fixes).length
      expect(count).toBeGreaterThanOrEqual(3)
      expect(count).toBeLessThanOrEqual(9)
    }
  })

  it('never drives faster than a truck can, save for readings that the filter removes', () => {
    const speeds = driven.flatMap(({ fixes }) => fixes.map(fix => fix.speedMps ?? 0))
    expect(Math.max(...speeds)).toBeLessThan(36)
  })

  it('covers the city instead of one road out of the yard', () => {
    const cells = new Set(
      driven.flatMap(({ fixes }) =>
        fixes.map(fix => `${fix.longitude.toFixed(1)} ${fix.latitude.toFixed(1)}`),
      ),
    )
    expect(cells.size).toBeGreaterThan(18)
  })
})

describe('a day', () => {
  const fixes = dayOf('losAngeles', '2026-03-03')

  it('is the same for the same truck, and another one for another truck or day', () => {
    expect(dayOf('losAngeles', '2026-03-03')).toEqual(fixes)
    expect(dayOf('losAngeles', '2026-03-03', 'truck 2')).not.toEqual(fixes)
    expect(dayOf('losAngeles', '2026-03-04')).not.toEqual(fixes)
  })

  it('begins in the local morning and goes forward in time', () => {
    const first = fixes[0]?.at ?? 0
    // 05:45 to 08:45 in Los Angeles, which is eight hours behind UTC on that day.
    expect(first).toBeGreaterThanOrEqual(Date.parse('2026-03-03T13:45:00Z'))
    expect(first).toBeLessThan(Date.parse('2026-03-03T16:50:00Z'))
    const steps = fixes.slice(1).map((fix, i) => fix.at - (fixes[i]?.at ?? 0))
    expect(Math.min(...steps)).toBeGreaterThan(0)
  })

  it('has a fix a minute under way, more at turns, and one in ten minutes at a stop', () => {
    const steps = fixes.slice(1).map((fix, i) => fix.at - (fixes[i]?.at ?? 0))
    expect(steps.filter(step => step === 60_000).length).toBeGreaterThan(50)
    expect(steps.filter(step => step < 60_000).length).toBeGreaterThan(5)
    expect(steps.filter(step => step <= 60_000).length / steps.length).toBeGreaterThan(0.8)
    expect(steps).toContain(600_000)
  })

  it('ends in the yard', () => {
    const last = fixes[fixes.length - 1]
    const [longitude, latitude] = yard('losAngeles')
    expect(haversineMiles(last?.latitude ?? 0, last?.longitude ?? 0, latitude, longitude)).toBeLessThan(3)
  })
})

it('the clock change moves the morning by an hour in UTC', () => {
  const hour = (day: string) =>
    new Date(dayOf('losAngeles', day)[0]?.at ?? 0).getTime() - Date.parse(`${day}T00:00:00Z`)
  expect(hour('2026-03-06') / 3_600_000).toBeGreaterThanOrEqual(13.75)
  expect(hour('2026-03-09') / 3_600_000).toBeLessThan(15.8)
})

it('now and then a reading is wrong', () => {
  const all = Array.from({ length: 6 }, (_, truck) =>
    march.flatMap(day => dayOf('newYork', day, `truck ${truck}`)),
  ).flat()
  const nowhere = all.filter(fix => fix.latitude === 0)
  const vague = all.filter(fix => (fix.accuracyMeters ?? 0) > 100)
  expect(nowhere.length + vague.length).toBeGreaterThan(3)
  expect((nowhere.length + vague.length) / all.length).toBeLessThan(0.005)
})
