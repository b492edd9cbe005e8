import type { Brand } from '@product/sdk/values'
import type { ThemeOptions } from '@mui/material/styles'
import { componentStyles } from './component-styles'
import { filled, paletteOf, type Scheme } from './palette'

export type Density = 'comfortable' | 'compact'

/** The one radius, in px. */
export const RADIUS = 8

/** Brand fonts are named by a file that staff write: only letters, digits, spaces and dashes reach the styles. */
const fontName = (font: string): string => font.replace(/[^\p{L}\p{N} -]/gu, '')

/** Material's 25 steps of shadow, all of them our one. */
const shadows = (step: string) =>
  ['none', ...Array.from({ length: 24 }, () => step)] as NonNullable<ThemeOptions['shadows']>

/** The whole look of the console, made from the brand; components take everything from here. */
export function adminTheme(
  brand: Pick<Brand, 'primary' | 'secondary' | 'font'>,
  scheme: Scheme,
  density: Density,
): ThemeOptions {
  const colours = paletteOf(brand, scheme)
  return {
    palette: {
      mode: scheme,
      primary: filled(colours.primary),
      secondary: filled(colours.secondary),
      error: filled(colours.error),
      success: filled(colours.success),
      warning: filled(colours.warning),
      info: filled(colours.info),
      text: { primary: colours.text, secondary: colours.muted, disabled: colours.muted },
      background: { default: colours.surface, paper: colours.raised },
      divider: colours.border,
      action: { hover: colours.hover, selected: colours.selected, active: colours.muted },
    },
    spacing: 8,
    shape: { borderRadius: RADIUS },
    shadows: shadows(colours.shadow),
    transitions: {
      duration: {
        shortest: 100,
        shorter: 120,
        short: 150,
        standard: 180,
        complex: 190,
        enteringScreen: 150,
        leavingScreen: 120,
      },
    },
    typography: {
      fontFamily: `'${fontName(brand.font)}', 'Poppins', 'Poppins Fallback', system-ui, sans-serif`,
      fontSize: 14,
      h1: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.4 },
      h2: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5 },
      h3: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.5 },
      h5: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.4 },
      h6: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5 },
      body1: { fontSize: '0.875rem', lineHeight: 1.5 },
      body2: { fontSize: '0.875rem', lineHeight: 1.5 },
      caption: { fontSize: '0.75rem', lineHeight: 1.5 },
      button: { fontSize: '0.875rem', fontWeight: 500, textTransform: 'none', lineHeight: 1.5 },
    },
    components: componentStyles(colours, density),
  }
}
