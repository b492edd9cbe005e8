import { type Brand, mix, readableOn, textOn } from '@product/sdk/values'

export type Scheme = 'light' | 'dark'
export type ColourTokens = Readonly<Record<`--color-${string}`, string>>

/** Greys and signal colours, the same for every brand. `border-strong` has 3:1 on every surface, for inputs. */
const NEUTRAL = {
  light: {
    text: '#1b1b21',
    'text-muted': '#5b5b66',
    background: '#f6f6f8',
    surface: '#ffffff',
    'surface-raised': '#ffffff',
    border: '#e3e3e9',
    'border-strong': '#84848f',
    danger: '#b3261e',
    success: '#1a7a47',
    'shadow-tint': 'rgb(20 20 40 / 0.12)',
  },
  dark: {
    text: '#ececf1',
    'text-muted': '#a6a6b2',
    background: '#121215',
    surface: '#1a1a1f',
    'surface-raised': '#232329',
    border: '#2f2f37',
    'border-strong': '#7c7c89',
    danger: '#f58b82',
    success: '#5cc98d',
    'shadow-tint': 'rgb(0 0 0 / 0.5)',
  },
} as const

/** The colours of one scheme. Text colours pass WCAG AA on every surface whatever the brand's primary is. */
export function colourTokens(brand: Pick<Brand, 'primary' | 'secondary'>, scheme: Scheme): ColourTokens {
  const neutral = NEUTRAL[scheme]
  const away = scheme === 'light' ? '#000000' : '#ffffff'
  const onPrimary = textOn(brand.primary)
  const soft = mix(neutral.surface, brand.primary, scheme === 'light' ? 0.09 : 0.2)
  const surfaces = [neutral.surface, neutral['surface-raised'], neutral.background]
  const primaryText = readableOn(brand.primary, [...surfaces, soft], away)
  return {
    ...Object.fromEntries(Object.entries(neutral).map(([name, value]) => [`--color-${name}`, value])),
    '--color-primary': brand.primary,
    // Away from its own text, so the hover is never harder to read.
    '--color-primary-strong': mix(brand.primary, onPrimary === '#ffffff' ? '#000000' : '#ffffff', 0.16),
    '--color-on-primary': onPrimary,
    '--color-primary-soft': soft,
    '--color-primary-text': primaryText,
    '--color-secondary': readableOn(brand.secondary, surfaces, away),
    '--color-focus': primaryText,
  }
}

const block = (selector: string, scheme: Scheme, tokens: ColourTokens): string =>
  `${selector}{color-scheme:${scheme};${Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`

/** Brand fonts are named by a file that staff write: only letters, digits, spaces and dashes reach the style sheet. */
const fontName = (font: string): string => font.replace(/[^\p{L}\p{N} -]/gu, '')

/**
 * The style sheet that turns a brand into tokens: light, dark by the system's wish, and either one where the page's
 * `data-theme` says so.
 */
export function brandStyle(brand: Pick<Brand, 'primary' | 'secondary' | 'font'>): string {
  const [light, dark] = [colourTokens(brand, 'light'), colourTokens(brand, 'dark')]
  return [
    block(':root', 'light', light),
    `@media (prefers-color-scheme:dark){${block(":root:not([data-theme='light'])", 'dark', dark)}}`,
    block(":root[data-theme='dark']", 'dark', dark),
    `:root{--font-brand:'${fontName(brand.font)}'}`,
  ].join('\n')
}
