import { alpha } from '@mui/material/styles'
import { type Brand, mix, readableOn, textOn } from '@product/sdk/values'

export type Scheme = 'light' | 'dark'

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

/** A brand's colours for one scheme; whatever the brand's primary is, its texts pass AA on every surface. */
export function paletteOf({ primary, secondary }: Pick<Brand, 'primary' | 'secondary'>, scheme: Scheme) {
  const neutral = NEUTRAL[scheme]
  const surfaces = [neutral.surface, neutral.raised, neutral.sunken]
  const tint = scheme === 'light' ? 0.08 : 0.16
  const away = scheme === 'light' ? '#000000' : '#ffffff'
  const main = readableOn(primary, surfaces, away)
  return {
    ...neutral,
    primary: main,
    secondary: readableOn(secondary, surfaces, away),
    /** Behind the chosen entry of a list: a breath of the primary. The entry keeps the colour of text on it. */
    selected: alpha(primary, tint),
    hover: alpha(neutral.text, 0.04),
  }
}

/** A filled shape in a colour: the text on it, and its colour under the pointer or with the focus, further from its text. */
export function filled(main: string) {
  const contrastText = textOn(main)
  return { main, contrastText, dark: mix(main, contrastText === '#ffffff' ? '#000000' : '#ffffff', 0.25) }
}

export type Colours = ReturnType<typeof paletteOf>
