import type { Brand } from '@product/sdk/values'
import { brandStyle } from './brand-tokens'
import { markUrl } from './brand-mark'

export const STYLE_ID = 'brand'

/** Puts a brand's colours, font and icon on the page, in the place of those that were there. */
export function applyBrand(brand: Pick<Brand, 'primary' | 'secondary' | 'font' | 'logoUrl'>): void {
  const found = document.getElementById(STYLE_ID)
  const style = found ?? document.head.appendChild(document.createElement('style'))
  style.id = STYLE_ID
  style.textContent = brandStyle(brand)
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon) icon.href = brand.logoUrl ?? markUrl(brand.primary)
}
