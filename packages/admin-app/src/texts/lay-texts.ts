import type { Texts } from '../config/admin-feature'

const isTexts = (value: string | Texts | undefined): value is Texts => typeof value === 'object'

/** Those layers that there are. */
export const present = <T>(all: readonly (T | undefined)[]): T[] => all.filter(one => one !== undefined)

/** Lays texts over one another: where two have a key, the later one counts. */
export function layTexts(layers: readonly Texts[]): Texts {
  const result: Record<string, string | Texts> = {}
  for (const layer of layers) {
    for (const [key, value] of Object.entries(layer)) {
      const below = result[key]
      result[key] = isTexts(value) && isTexts(below) ? layTexts([below, value]) : value
    }
  }
  return result
}

/** Writes the brand's name where a text says `%{product}`. */
export function withProduct(texts: Texts, product: string): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      isTexts(value) ? withProduct(value, product) : value.replaceAll('%{product}', product),
    ]),
  )
}
