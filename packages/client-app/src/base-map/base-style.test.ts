import type { LayerSpecification } from 'maplibre-gl'
import { describe, expect, it } from 'vitest'
import { baseStyle, groundOf } from './base-style'

const texts = import.meta.glob<string>('../../public/basemap/*.{geojson,json}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The JSON of a file of the base map. */
function file(name: string) {
  const text = texts[`../../public/basemap/${name}`]
  if (text === undefined) throw new Error(`No file ${name}`)
  return JSON.parse(text)
}

const themes = ['light', 'dark'] as const
const style = (theme: 'light' | 'dark') => baseStyle({ theme, baseUrl: '/dashboard/basemap' })
const fontsOf = (layer: LayerSpecification) =>
  layer.type === 'symbol' ? layer.layout?.['text-font'] : undefined

describe.each(themes)('the %s base map', theme => {
  it('asks no glyph or tile server and loads only files that come with the app', () => {
    expect(style(theme).glyphs).toBeUndefined()
    for (const source of Object.values(style(theme).sources)) {
      expect(source.type).toBe('geojson')
      const data = source.type === 'geojson' ? String(source.data) : ''
      expect(data).toMatch(/^\/dashboard\/basemap\/[a-z-]+\.geojson$/)
      expect(file(data.replace('/dashboard/basemap/', '')).features.length).toBeGreaterThan(0)
    }
  })

  it('draws from every source, and each layer from a source that is there', () => {
    const { sources, layers } = style(theme)
    const used = new Set(layers.flatMap(layer => ('source' in layer ? [layer.source] : [])))
    expect([...used].sort()).toEqual(Object.keys(sources).sort())
    expect(new Set(layers.map(layer => layer.id)).size).toBe(layers.length)
  })

  it('writes every name in the brand font', () => {
    const fonts = style(theme).layers.flatMap(layer => (layer.type === 'symbol' ? [fontsOf(layer)] : []))
    expect(fonts.length).toBeGreaterThan(8)
    for (const stack of fonts) expect(stack).toContain('Poppins')
  })

  it('finds its road signs in the sprite', () => {
    const icons = style(theme).layers.flatMap(layer =>
      layer.type === 'symbol' && typeof layer.layout?.['icon-image'] === 'string'
        ? [layer.layout['icon-image']]
        : [],
    )
    expect(icons).toHaveLength(3)
    for (const icon of icons) {
      expect(file('sprite.json')).toHaveProperty(icon)
      expect(file('sprite@2x.json')).toHaveProperty(icon)
    }
  })

  it('keeps all names above all lines, so that routes can go between them', () => {
    const kinds = style(theme).layers.map(layer => layer.type === 'symbol')
    expect(kinds).toEqual([...kinds].sort((a, b) => Number(a) - Number(b)))
  })
})

it('names the sources that ask for it', () => {
  const named = Object.values(style('light').sources).map(source =>
    source.type === 'geojson' ? source.attribution : undefined,
  )
  expect(named.some(text => text?.includes('OpenStreetMap contributors'))).toBe(true)
  expect(named.some(text => text?.includes('GeoNames'))).toBe(true)
})

it('differs between the themes in colours only', () => {
  const shape = (theme: 'light' | 'dark') => style(theme).layers.map(({ id, type }) => `${type} ${id}`)
  expect(shape('dark')).toEqual(shape('light'))
})

it('the ground alone reads no file', () => {
  const ground = groundOf(style('dark'))
  expect([ground.sources, ground.sprite, ground.glyphs]).toEqual([{}, undefined, undefined])
  expect(ground.layers.map(({ type, paint }) => [type, paint])).toEqual([
    ['background', style('dark').layers[0]?.paint],
  ])
})
