/** Red, green, blue, each 0 to 255. */
type Rgb = readonly [number, number, number]

/** Contrast that WCAG AA asks of text. */
export const AA_TEXT = 4.5

/** `#b37` or `#bb3377`; anything else reads as black, so a broken brand file still gives a usable page. */
export function readHex(colour: string): Rgb {
  const short = /^#?([\da-f])([\da-f])([\da-f])$/i.exec(colour.trim())
  const long = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour.trim())
  const channel = (at: number): number => Number.parseInt(long?.[at] ?? (short?.[at] ?? '0').repeat(2), 16)
  return [channel(1), channel(2), channel(3)]
}

const toHex = (rgb: Rgb): string => `#${rgb.map(c => Math.round(c).toString(16).padStart(2, '0')).join('')}`

/** `share` 0 is the first colour, 1 the second; mixed in sRGB, as CSS does. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [readHex(from), readHex(to)]
  const channel = (at: 0 | 1 | 2): number => a[at] + (b[at] - a[at]) * share
  return toHex([channel(0), channel(1), channel(2)])
}

function luminance(colour: string): number {
  const linear = (c: number): number => (c <= 10.31475 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4)
  const [red, green, blue] = readHex(colour)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

/** White where it can be read on the colour, else black, which then always can. */
export const textOn = (background: string): string =>
  contrast('#ffffff', background) >= AA_TEXT ? '#ffffff' : '#000000'

/** The colour itself, or the nearest step towards `towards` that can be read on every background. */
export function readableOn(colour: string, backgrounds: readonly string[], towards: string): string {
  const steps = Array.from({ length: 21 }, (_, step) => mix(colour, towards, step / 20))
  return steps.find(step => backgrounds.every(background => contrast(step, background) >= AA_TEXT)) ?? towards
}
