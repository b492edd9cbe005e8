import { describe, expect, it } from 'vitest'
import { heatSheet } from './heat-sheet'
import { storyVehicles } from '../../campaign/story-routes'

const vehicles = storyVehicles(3)

async function points(measuredOnly: boolean) {
  const { features } = JSON.parse(await heatSheet(vehicles, measuredOnly).geojson.text())
  return features.map(
    ({ geometry, properties }: { geometry: { coordinates: [] }; properties: { weight: number } }) => ({
      count: geometry.coordinates.length,
      weight: properties.weight,
    }),
  )
}

const sum = (paths: readonly { impressions: number }[]) =>
  paths.reduce((total, { impressions }) => total + impressions, 0)

describe('the heat of routes', () => {
  it('weighs what the impressions sum to', async () => {
    const all: { count: number; weight: number }[] = await points(false)
    const weight = all.reduce((total, { count, weight }) => total + count * weight, 0)
    expect(weight).toBeCloseTo(sum(vehicles.flatMap(({ paths }) => paths)), 3)
  })

  it('travels as one feature for each path', async () => {
    expect(await points(false)).toHaveLength(vehicles.flatMap(({ paths }) => paths).length)
    expect((await points(true)).length).toBeLessThan((await points(false)).length)
  })

  it('has a peak at every zoom, lower the closer the look', () => {
    const weights = heatSheet(vehicles, false).peaks.map(({ weight }) => weight)
    expect(weights.every(weight => weight > 0)).toBe(true)
    expect(weights.at(-1)).toBeLessThan(weights[0] ?? 0)
  })

  it('is nothing without routes', () => {
    expect(heatSheet([], false)).toMatchObject({ bounds: undefined, first: undefined, withoutLine: 0 })
  })
})
