import type { LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import type { BasePalette } from './base-palette'

/** The weight is read off the first name of the stack; the glyphs come from the family after it. */
const medium = ['Medium', 'Poppins']
const regular = ['Poppins']

export interface LabelOptions {
  theme: 'light' | 'dark'
  palette: BasePalette
}

/** Names from the least to the most important, so that the last one keeps its place where two collide. */
export function labelLayers(options: LabelOptions): LayerSpecification[] {
  const { palette } = options
  const halo = { 'text-halo-color': palette.halo, 'text-halo-width': 1.4, 'text-halo-blur': 0.4 }
  const town = (
    id: string,
    minzoom: number,
    from: number,
    below: number,
    sizes: number[],
  ): SymbolLayerSpecification => ({
    id,
    type: 'symbol',
    source: 'places',
    minzoom,
    filter: [
      'all',
      ['==', ['get', 'kind'], 'city'],
      ['>=', ['get', 'rank'], from],
      ['<', ['get', 'rank'], below],
    ],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': from >= 300_000 ? medium : regular,
      'text-size': ['interpolate', ['linear'], ['zoom'], ...sizes],
      'text-max-width': 7,
      'text-padding': 6,
      'symbol-sort-key': ['-', 0, ['get', 'rank']],
    },
    paint: { 'text-color': from >= 100_000 ? palette.cityText : palette.townText, ...halo },
  })
  return [
    {
      id: 'street-name',
      type: 'symbol',
      source: 'streets',
      minzoom: 13.5,
      filter: ['!=', ['get', 'kind'], 'link'],
      layout: {
        'symbol-placement': 'line',
        'text-field': ['get', 'name'],
        'text-font': regular,
        'text-size': ['interpolate', ['linear'], ['zoom'], 13.5, 9.5, 16, 12],
        'text-padding': 8,
        'symbol-spacing': 320,
      },
      paint: { 'text-color': palette.streetText, ...halo },
    },
    signs('state-sign', 'roads-state', 'state', 10, options),
    signs('us-sign', 'roads-main', 'us', 8.5, options),
    signs('interstate-sign', 'roads-main', 'interstate', 6.5, options),
    water('bay-name', 'bay', [8, 10, 13, 14], options),
    water('ocean-name', 'ocean', [4, 11, 10, 17], options),
    town('places-small', 10.5, 0, 50_000, [10.5, 10, 14, 13]),
    town('places-town', 8.7, 50_000, 120_000, [8.7, 10.5, 14, 15]),
    town('places-city', 7, 120_000, 300_000, [7, 10.5, 10, 12.5, 14, 17]),
    {
      id: 'boroughs',
      type: 'symbol',
      source: 'places',
      minzoom: 9,
      maxzoom: 14.5,
      filter: ['==', ['get', 'kind'], 'borough'],
      layout: {
        'text-field': ['upcase', ['get', 'name']],
        'text-font': medium,
        'text-size': ['interpolate', ['linear'], ['zoom'], 9, 9.5, 13, 15],
        'text-letter-spacing': 0.14,
        'text-max-width': 7,
      },
      paint: { 'text-color': palette.townText, ...halo },
    },
    town('places-large', 4.5, 300_000, 900_000, [4.5, 10.5, 8, 13.5, 12, 18]),
    {
      id: 'state-name',
      type: 'symbol',
      source: 'places',
      maxzoom: 6.6,
      filter: ['==', ['get', 'kind'], 'state'],
      layout: {
        'text-field': ['upcase', ['get', 'name']],
        'text-font': medium,
        'text-size': ['interpolate', ['linear'], ['zoom'], 4, 9.5, 6.5, 14],
        'text-letter-spacing': 0.18,
        'text-max-width': 7,
      },
      paint: { 'text-color': palette.regionText, ...halo },
    },
    town('places-metropolis', 3, 900_000, 1e9, [3, 10.5, 8, 16, 12, 20]),
  ]
}

function water(
  id: string,
  kind: string,
  sizes: [zoom: number, size: number, zoom: number, size: number],
  { palette }: LabelOptions,
): SymbolLayerSpecification {
  return {
    id,
    type: 'symbol',
    source: 'places',
    ...(kind === 'bay' ? { minzoom: 7.5 } : { maxzoom: 7.5 }),
    filter: ['==', ['get', 'kind'], kind],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': regular,
      'text-size': ['interpolate', ['linear'], ['zoom'], ...sizes],
      'text-letter-spacing': 0.12,
      'text-max-width': 6,
    },
    paint: { 'text-color': palette.waterText, 'text-halo-color': palette.water, 'text-halo-width': 1 },
  }
}

/** A road number on a sign from the sprite, stretched to the number's width. */
function signs(
  id: string,
  source: string,
  kind: string,
  minzoom: number,
  { theme, palette }: LabelOptions,
): SymbolLayerSpecification {
  const interstate = kind === 'interstate'
  return {
    id,
    type: 'symbol',
    source,
    minzoom,
    filter: ['==', ['get', 'kind'], kind],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': ['interpolate', ['linear'], ['zoom'], 8, 220, 12, 420],
      'text-field': ['get', 'ref'],
      'text-font': medium,
      'text-size': 9.5,
      'text-rotation-alignment': 'viewport',
      'text-padding': 10,
      'icon-image': `${interstate ? 'interstate' : 'route'}-${theme}`,
      'icon-text-fit': 'both',
      'icon-text-fit-padding': [0, 1, 0, 1],
      'icon-rotation-alignment': 'viewport',
      'icon-padding': 10,
    },
    paint: { 'text-color': interstate ? palette.interstateSign : palette.routeSign },
  }
}
