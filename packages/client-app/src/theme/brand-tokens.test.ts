import { AA_TEXT, contrast, DEFAULT_BRAND } from '@product/sdk/values'
import { describe, expect, it } from 'vitest'
import { brandStyle, colourTokens, type Scheme } from './brand-tokens'

const BRANDS = ['#B93A76', '#5a6268', '#ffd400', '#0b5fff', '#00c2a8', '#000000', '#ffffff', '#767676']
const SCHEMES: readonly Scheme[] = ['light', 'dark']

describe.each(BRANDS)('the tokens of a brand in %s', primary => {
  it.each(SCHEMES)('pass AA wherever text stands in the %s scheme', scheme => {
    const tokens = colourTokens({ primary, secondary: DEFAULT_BRAND.secondary }, scheme)
    const of = (name: string): string => tokens[`--color-${name}`] ?? ''
    const surfaces = ['surface', 'surface-raised', 'background']
    const pairs = [
      ...['text', 'text-muted', 'primary-text', 'secondary', 'danger', 'success'].flatMap(text =>
        surfaces.map(surface => [text, surface] as const),
      ),
      ['on-primary', 'primary'],
      ['on-primary', 'primary-strong'],
      ['primary-text', 'primary-soft'],
      ['text', 'primary-soft'],
    ] as const
    const failing = pairs.filter(([text, surface]) => contrast(of(text), of(surface)) < AA_TEXT)
    expect(failing).toEqual([])
  })

  it.each(SCHEMES)('draw the edges of inputs and the focus with 3:1 in the %s scheme', scheme => {
    const tokens = colourTokens({ primary, secondary: DEFAULT_BRAND.secondary }, scheme)
    for (const edge of ['--color-border-strong', '--color-focus'] as const) {
      for (const surface of ['--color-surface', '--color-surface-raised', '--color-background'] as const) {
        expect(contrast(tokens[edge] ?? '', tokens[surface] ?? '')).toBeGreaterThanOrEqual(3)
      }
    }
  })
})

describe('the style sheet of a brand', () => {
  it('keeps the primary of the default brand as it is', () => {
    expect(brandStyle(DEFAULT_BRAND)).toContain('--color-primary:#B93A76')
  })

  it('lets no brand file close the style sheet or add rules', () => {
    const sheet = brandStyle({ ...DEFAULT_BRAND, font: "x'}body{display:none}</style>" })
    expect(sheet).not.toContain('display:none}')
    expect(sheet).not.toContain('</style>')
  })
})
