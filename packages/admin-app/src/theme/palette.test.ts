import { getContrastRatio } from '@mui/material/styles'
import { AA_TEXT, DEFAULT_BRAND } from '@product/sdk/values'
import { describe, expect, it } from 'vitest'
import { filled, paletteOf } from './palette'

const BRANDS = ['#B93A76', '#5a6268', '#ffdd00', '#00e5ff', '#101010', '#fafafa', '#0a66c2', '#d32f2f']
const schemes = ['light', 'dark'] as const

describe('the palette of a brand', () => {
  it('keeps the default primary as it is on white, with white text on it', () => {
    const { main, contrastText } = filled(paletteOf(DEFAULT_BRAND, 'light').primary)
    expect([main.toLowerCase(), contrastText]).toEqual(['#b93a76', '#ffffff'])
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
      for (const name of texts) {
        const { main, dark, contrastText } = filled(colours[name])
        expect(getContrastRatio(main, contrastText), `on ${name}`).toBeGreaterThanOrEqual(AA_TEXT)
        expect(getContrastRatio(dark, contrastText), `on ${name} under the pointer`).toBeGreaterThanOrEqual(
          AA_TEXT,
        )
      }
      expect(getContrastRatio(colours.borderStrong, colours.surface)).toBeGreaterThanOrEqual(3)
    },
  )
})
