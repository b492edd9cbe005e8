import type { Brand } from '@product/sdk/values'
import { alpha, darken, getContrastRatio, lighten } from '@mui/material/styles'

export type Scheme = 'light' | 'dark'

/** Contrast that WCAG AA asks of text. */
export const AA_TEXT = 4.5

/** Greys and signal colours, the same for every brand and those of the client app. */
const NEUTRAL = {
  light: {
    text: '#1b1b21',
    muted: '#5b5b66',
    sunken: '#f6f6f8',
    surface: '#ffffff',
    raised: '#ffffff',
    border: '#e3e3e9',
    borderStrong: '#84848f',
    error: '#b3261e',
    success: '#1a7a47',
    warning: '#8a5300',
    info: '#2458b3',
    shadow: '0 1px 2px rgb(20 20 40 / 0.12), 0 8px 24px -8px rgb(20 20 40 / 0.12)',
  },
  dark: {
    text: '#ececf1',
    muted: '#a6a6b2',
    sunken: '#121215',
    surface: '#1a1a1f',
    raised: '#232329',
    border: '#2f2f37',
    borderStrong: '#7c7c89',
    error: '#f58b82',
    success: '#5cc98d',
    warning: '#e0a243',
    info: '#8ab4f8',
    shadow: '0 1px 2px rgb(0 0 0 / 0.5), 0 8px 24px -8px rgb(0 0 0 / 0.5)',
  },
} as const

/** The colour itself, or the nearest step away from the backgrounds that can be read on all of them. */
export function readableOn(colour: string, backgrounds: readonly string[], scheme: Scheme): string {
  const away = scheme === 'light' ? darken : lighten
  const steps = [colour, ...Array.from({ length: 20 }, (_, step) => away(colour, (step + 1) / 20))]
  const isReadable = (step: string) => backgrounds.every(under => getContrastRatio(step, under) >= AA_TEXT)
  return steps.find(isReadable) ?? (scheme === 'light' ? '#000000' : '#ffffff')
}

/** White where it can be read on the colour, else black, which then always can. */
export const textOn = (background: string): string =>
  getContrastRatio('#ffffff', background) >= AA_TEXT ? '#ffffff' : '#000000'

/** A brand's colours for one scheme; whatever the brand's primary is, its texts pass AA on every surface. */
export function paletteOf({ primary, secondary }: Pick<Brand, 'primary' | 'secondary'>, scheme: Scheme) {
  const neutral = NEUTRAL[scheme]
  const surfaces = [neutral.surface, neutral.raised, neutral.sunken]
  const tint = scheme === 'light' ? 0.08 : 0.16
  const main = readableOn(primary, surfaces, scheme)
  return {
    ...neutral,
    primary: main,
    onPrimary: textOn(main),
    secondary: readableOn(secondary, surfaces, scheme),
    /** Behind the chosen entry of a list: a breath of the primary. The entry keeps the colour of text on it. */
    selected: alpha(primary, tint),
    hover: alpha(neutral.text, 0.04),
  }
}

export type Colours = ReturnType<typeof paletteOf>
