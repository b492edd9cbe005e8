import { type Bounds, type Point, pixelAtZoom } from '@product/sdk/values'
import { type HeatmapFeature, heatmapPoints } from '@product/sdk/features/map'
import type { Vehicle } from '@product/sdk/nouns/campaigns'
import { HEAT_RADII } from './heat-radii'
import { collectionOf } from './route-sheet'

/** How much weight lies under one glow, at a zoom, where the map is busiest. */
export interface HeatPeak {
  zoom: number
  weight: number
}

export interface HeatSheet {
  geojson: Blob
  bounds: Bounds | undefined
  first: Point | undefined
  peaks: HeatPeak[]
  withoutLine: number
}

/** The heat of the vehicles' paths. Points of one path weigh the same, so they travel as one feature. */
export function heatSheet(vehicles: readonly Vehicle[], measuredOnly: boolean): HeatSheet {
  const { collection, bounds, withoutLine } = heatmapPoints(vehicles, measuredOnly)
  const { features } = collection
  return {
    geojson: collectionOf(runsOfEqualWeight(features).map(multiPoint)),
    bounds,
    first: features[0]?.geometry.coordinates,
    peaks: HEAT_RADII.map(({ zoom, pixels }) => ({ zoom, weight: peakWeight(features, zoom, pixels) })),
    withoutLine: withoutLine.length,
  }
}

/** One crowded crossing must not make all else look idle: this share of the places lies below the peak. */
const PEAK_SHARE = 0.985

function peakWeight(features: readonly HeatmapFeature[], zoom: number, pixels: number): number {
  const cell = pixelAtZoom(zoom) * pixels
  const cells = new Map<string, number>()
  for (const { geometry, properties } of features) {
    const [lng, lat] = geometry.coordinates
    const key = `${Math.floor(lng / cell)} ${Math.floor(lat / cell)}`
    cells.set(key, (cells.get(key) ?? 0) + properties.weight)
  }
  const weights = Float64Array.from(cells.values()).sort()
  return weights[Math.floor((weights.length - 1) * PEAK_SHARE)] ?? 0
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
