import type { StyleSpecification } from 'maplibre-gl'
import { labelLayers } from './base-label-layers'
import { basePalettes } from './base-palette'
import { roadLayers } from './base-road-layers'

export interface BaseStyleOptions {
  theme: 'light' | 'dark'
  /** Where the files of `public/basemap` are served, without a slash at the end. */
  baseUrl: string
}

/**
 * The bundled base map: no tile, glyph or sprite server is asked, so it draws without a network.
 * California and the New York area are drawn in detail, the rest of the world in outline.
 * Labels need the Poppins font face to be declared by the page.
 */
export function baseStyle({ theme, baseUrl }: BaseStyleOptions): StyleSpecification {
  const palette = basePalettes[theme]
  const layer = (name: string, attribution?: string) => ({
    type: 'geojson' as const,
    data: `${baseUrl}/${name}.geojson`,
    ...(attribution ? { attribution } : {}),
  })
  return {
    version: 8,
    name: `Base map, ${theme}`,
    sprite: new URL(`${baseUrl}/sprite`, globalThis.document?.baseURI ?? 'http://localhost/').href,
    sources: {
      'water-far': layer('water-far'),
      'water-near': layer('water-near', openStreetMap),
      urban: layer('urban'),
      borders: layer('borders'),
      'roads-main': layer('roads-main'),
      'roads-state': layer('roads-state'),
      streets: layer('streets-manhattan', openStreetMap),
      places: layer('places', geoNames),
    },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': palette.land } },
      {
        id: 'urban',
        type: 'fill',
        source: 'urban',
        paint: { 'fill-color': palette.urban, 'fill-antialias': false },
      },
      {
        id: 'county-line',
        type: 'line',
        source: 'borders',
        minzoom: 7,
        filter: ['==', ['get', 'kind'], 'county'],
        paint: { 'line-color': palette.countyLine, 'line-width': 0.8, 'line-dasharray': [3, 2] },
      },
      {
        id: 'state-line',
        type: 'line',
        source: 'borders',
        filter: ['==', ['get', 'kind'], 'state'],
        paint: {
          'line-color': palette.stateLine,
          'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.7, 10, 1.4],
        },
      },
      {
        id: 'country-line',
        type: 'line',
        source: 'borders',
        filter: ['==', ['get', 'kind'], 'country'],
        paint: {
          'line-color': palette.countryLine,
          'line-width': ['interpolate', ['linear'], ['zoom'], 4, 1, 10, 1.8],
        },
      },
      { id: 'water-far', type: 'fill', source: 'water-far', paint: { 'fill-color': palette.water } },
      { id: 'water-near', type: 'fill', source: 'water-near', paint: { 'fill-color': palette.water } },
      ...roadLayers(palette),
      ...labelLayers({ theme, palette }),
    ],
  }
}

/** Nothing but its ground: for which no file is read. */
export const groundOf = ({ sprite: _, ...style }: StyleSpecification): StyleSpecification => ({
  ...style,
  sources: {},
  layers: style.layers.filter(({ type }) => type === 'background'),
})

const openStreetMap =
  '<a target="_blank" rel="noopener" href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>'
const geoNames = '<a target="_blank" rel="noopener" href="https://www.geonames.org">GeoNames</a>'

/** Whose data the bundled base map shows, for a map that says so before it has read them. */
export const BASE_ATTRIBUTION: string[] = [geoNames, openStreetMap]
