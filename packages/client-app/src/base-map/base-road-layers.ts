import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { BasePalette } from './base-palette'

/** Line width in pixels that grows with the zoom. */
const byZoom = (...stops: number[]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.4], ['zoom'], ...stops] as ExpressionSpecification

interface RoadClass {
  id: string
  source: string
  kinds: string[]
  minzoom: number
  fill: string
  casing: string
  width: ExpressionSpecification
  casingWidth: ExpressionSpecification
}

/** Roads from the least to the most important: each class has a casing below all fills of the map. */
export function roadLayers(palette: BasePalette): LayerSpecification[] {
  const classes: RoadClass[] = [
    {
      id: 'street',
      source: 'streets',
      kinds: ['minor', 'link'],
      minzoom: 12.5,
      fill: palette.street,
      casing: palette.streetCasing,
      width: byZoom(12.5, 0.6, 14, 2.4, 16, 8),
      casingWidth: byZoom(12.5, 1, 14, 3.6, 16, 10),
    },
    {
      id: 'avenue',
      source: 'streets',
      kinds: ['middle', 'major'],
      minzoom: 11,
      fill: palette.street,
      casing: palette.streetCasing,
      width: byZoom(11, 0.5, 13, 2.2, 16, 12),
      casingWidth: byZoom(11, 0.9, 13, 3.4, 16, 14),
    },
    {
      id: 'state-route',
      source: 'roads-state',
      kinds: ['state'],
      minzoom: 7.5,
      fill: palette.highway,
      casing: palette.highwayCasing,
      width: byZoom(7.5, 0.4, 10, 1.3, 13, 3.4, 16, 8),
      casingWidth: byZoom(7.5, 1, 10, 2.6, 13, 5.2, 16, 10.5),
    },
    {
      id: 'us-route',
      source: 'roads-main',
      kinds: ['us'],
      minzoom: 6,
      fill: palette.highway,
      casing: palette.interstateCasing,
      width: byZoom(6, 0.5, 10, 2, 13, 4.4, 16, 10),
      casingWidth: byZoom(6, 1.2, 10, 3.6, 13, 6.6, 16, 12.5),
    },
    {
      id: 'interstate',
      source: 'roads-main',
      kinds: ['interstate'],
      minzoom: 4,
      fill: palette.interstate,
      casing: palette.interstateCasing,
      width: byZoom(4, 0.5, 7, 1.1, 10, 2.6, 13, 5.5, 16, 12),
      casingWidth: byZoom(4, 1.1, 7, 2.5, 10, 4.6, 13, 8, 16, 15),
    },
  ]
  const line = (road: RoadClass, part: 'casing' | 'fill'): LayerSpecification => ({
    id: `${road.id}-${part}`,
    type: 'line',
    source: road.source,
    minzoom: road.minzoom,
    filter: ['in', ['get', 'kind'], ['literal', road.kinds]],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': part === 'fill' ? road.fill : road.casing,
      'line-width': part === 'fill' ? road.width : road.casingWidth,
    },
  })
  return [...classes.map(road => line(road, 'casing')), ...classes.map(road => line(road, 'fill'))]
}
