import { getContrastRatio } from '@mui/material/styles'
import { AA_TEXT, DEFAULT_BRAND } from '@product/sdk/values'
import { describe, expect, it } from 'vitest'
import { paletteOf } from './palette'

const BRANDS = ['#B93A76', '#5a6268', '#ffdd00', '#00e5ff', '#101010', '#fafafa', '#0a66c2', '#d32f2f']
const schemes = ['light', 'dark'] as const

describe('the palette of a brand', () => {
  it('keeps the default primary as it is on white, with white text on it', () => {
    const { primary, onPrimary } = paletteOf(DEFAULT_BRAND, 'light')
    expect([primary.toLowerCase(), onPrimary]).toEqual(['#b93a76', '#ffffff'])
  })

  it.each(BRANDS.flatMap(primary => schemes.map(scheme => [primary, scheme] as const)))(
    'with the primary %s passes AA in %s',
    (primary, scheme) => {
      const colours = paletteOf({ primary, secondary: primary }, scheme)
      const texts = ['primary', 'secondary', 'text', 'muted', 'error', 'success', 'warning', 'info'] as const
      for (const name of texts) {
        for (const under of [colours.surface, colours.raised, colours.sunken]) {
          expect(getContrastRatio(colours[name], under), `${name} on ${under}`).toBeGreaterThanOrEqual(
            AA_TEXT,
          )
        }
      }
      expect(getContrastRatio(colours.primary, colours.onPrimary)).toBeGreaterThanOrEqual(AA_TEXT)
      expect(getContrastRatio(colours.borderStrong, colours.surface)).toBeGreaterThanOrEqual(3)
    },
  )
})
