import type {
  ExpressionSpecification,
  HeatmapLayerSpecification,
  LineLayerSpecification,
  StyleSpecification,
} from 'maplibre-gl'
import { HEAT_RADII } from './heat-radii'
import type { HeatPeak } from './heat-sheet'

/** Names of our sources and layers begin with this; `keepOurs` knows them by it when the base map is exchanged. */
const OURS = 'campaign-'

export const SOURCES = { routes: `${OURS}routes`, heat: `${OURS}heat`, areas: `${OURS}areas` } as const

export const LAYERS = {
  casing: `${OURS}route-casing`,
  measured: `${OURS}route-measured`,
  modelled: `${OURS}route-modelled`,
  heat: `${OURS}heat`,
  areaFill: `${OURS}area-fill`,
  areaLine: `${OURS}area-line`,
} as const

/** The layers that a pointer can hit. */
export const ROUTE_LAYERS: string[] = [LAYERS.measured, LAYERS.modelled]

const isIsolated = (isolated: string): ExpressionSpecification => ['==', ['get', 'vehicleKey'], isolated]

/** All routes alike, or the isolated vehicle's at full opacity and the others faded: more so in a crowd, where many add up. */
const opacity = (
  isolated: string | undefined,
  full: number,
  isCrowd = false,
): number | ExpressionSpecification =>
  isolated === undefined ? full : ['case', isIsolated(isolated), full, isCrowd ? 0.02 : 0.09]

const isHovered: ExpressionSpecification = ['boolean', ['feature-state', 'hovered'], false]

/** Width of a line in pixels: grows with the zoom, is `more` wider throughout and wider still under the pointer. */
const width = (more: number): ExpressionSpecification => {
  const at = (pixels: number): ExpressionSpecification => [
    'case',
    isHovered,
    pixels + more + 2.5,
    pixels + more,
  ]
  return ['interpolate', ['linear'], ['zoom'], 5, at(1.4), 9, at(2.2), 12, at(3.4), 15, at(5.5)]
}

export const routePaint = (
  isolated: string | undefined,
  isCrowd: boolean,
): LineLayerSpecification['paint'] => ({
  'line-color': ['get', 'colour'],
  'line-width': width(0),
  'line-opacity': opacity(isolated, 0.88, isCrowd),
})

/** A rim in the colour of the surface keeps crossing routes apart. */
export const casingPaint = (
  isolated: string | undefined,
  colour: string,
): LineLayerSpecification['paint'] => ({
  'line-color': colour,
  'line-width': width(2),
  'line-opacity': opacity(isolated, 0.6),
})

/** The isolated vehicle lies on top. Round ends and corners are most of a line's triangles: a crowd goes without. */
export const routeLayout = (
  isolated: string | undefined,
  isCrowd: boolean,
): LineLayerSpecification['layout'] => ({
  'line-cap': isCrowd ? 'butt' : 'round',
  'line-join': isCrowd ? 'miter' : 'round',
  'line-sort-key': isolated === undefined ? 0 : ['case', isIsolated(isolated), 1, 0],
})

/** Dash of modelled routes, in line widths; round caps would close the gaps. */
export const MODELLED_DASH = [2, 1.6]

/** From few impressions to many; the legend shows the same colours. */
export const HEAT_COLOURS = ['#5b2a86', '#b93a76', '#f0654f', '#fdb547', '#fff3b0'] as const

/** About how dense MapLibre draws a place where the points within one radius weigh 1 together. */
const KERNEL = 0.32

/** The intensity follows `peaks`, so that the busiest places have the last colour at every zoom. */
export const heatPaint = (peaks: readonly HeatPeak[]): HeatmapLayerSpecification['paint'] => ({
  'heatmap-weight': ['get', 'weight'],
  'heatmap-intensity': [
    'interpolate',
    ['exponential', 2],
    ['zoom'],
    ...HEAT_RADII.flatMap(({ zoom }, index) => [zoom, 1 / (KERNEL * (peaks[index]?.weight || 1))]),
  ] as ExpressionSpecification,
  'heatmap-radius': [
    'interpolate',
    ['linear'],
    ['zoom'],
    ...HEAT_RADII.flatMap(({ zoom, pixels }) => [zoom, pixels]),
  ] as ExpressionSpecification,
  'heatmap-opacity': 0.85,
  'heatmap-color': [
    'interpolate',
    ['linear'],
    ['heatmap-density'],
    0,
    'rgba(91, 42, 134, 0)',
    0.08,
    'rgba(91, 42, 134, 0.55)',
    0.3,
    HEAT_COLOURS[1],
    0.55,
    HEAT_COLOURS[2],
    0.8,
    HEAT_COLOURS[3],
    1,
    HEAT_COLOURS[4],
  ],
})

/** The first layer with names: routes go below, so that places stay readable. */
export const firstLabelLayer = (style: StyleSpecification): string | undefined =>
  style.layers.find(layer => layer.type === 'symbol')?.id

/** The next base map with our sources and layers carried over: above all of its layers but those with names. */
export function keepOurs(
  previous: StyleSpecification | undefined,
  next: StyleSpecification,
): StyleSpecification {
  if (!previous) return next
  const ours = previous.layers.filter(({ id }) => id.startsWith(OURS))
  const label = next.layers.findIndex(layer => layer.type === 'symbol')
  const at = label < 0 ? next.layers.length : label
  return {
    ...next,
    sources: {
      ...next.sources,
      ...Object.fromEntries(Object.entries(previous.sources).filter(([id]) => id.startsWith(OURS))),
    },
    layers: [...next.layers.slice(0, at), ...ours, ...next.layers.slice(at)],
  }
}
