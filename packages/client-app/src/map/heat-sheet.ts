import { type Bounds, type HeatmapFeature, heatmapPoints, type Point, type Vehicle } from '@product/sdk/map'
import { collectionOf } from './route-sheet'

export interface HeatSheet {
  geojson: Blob
  bounds: Bounds | undefined
  first: Point | undefined
  heaviest: number
  withoutLine: number
}

/** The heat of the vehicles' paths. Points of one path weigh the same, so they travel as one feature. */
export function heatSheet(vehicles: readonly Vehicle[], measuredOnly: boolean): HeatSheet {
  const { collection, heaviest, bounds, withoutLine } = heatmapPoints(vehicles, measuredOnly)
  return {
    geojson: collectionOf(runsOfEqualWeight(collection.features).map(multiPoint)),
    bounds,
    first: collection.features[0]?.geometry.coordinates,
    heaviest,
    withoutLine: withoutLine.length,
  }
}

function runsOfEqualWeight(features: readonly HeatmapFeature[]): HeatmapFeature[][] {
  const runs: HeatmapFeature[][] = []
  for (const feature of features) {
    const run = runs.at(-1)
    const { weight, vehicleKey } = feature.properties
    const before = run?.[0]?.properties
    if (run && before?.weight === weight && before.vehicleKey === vehicleKey) run.push(feature)
    else runs.push([feature])
  }
  return runs
}

const multiPoint = (run: readonly HeatmapFeature[]): string =>
  JSON.stringify({
    type: 'Feature',
    properties: run[0]?.properties,
    geometry: { type: 'MultiPoint', coordinates: run.map(({ geometry }) => geometry.coordinates) },
  })
