import { type Brand, DEFAULT_BRAND } from '@product/sdk/values'
import { brandMark } from './brand-mark'

/** The brand's logo, or the truck in its colour, as the icon of the browser's tab. */
export function showTabIcon(brand: Partial<Brand> = {}): void {
  const { logoUrl, primary } = { ...DEFAULT_BRAND, ...brand }
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon) icon.href = logoUrl ?? brandMark(primary)
}
