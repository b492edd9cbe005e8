import type { Brand } from '@product/sdk/values'
import { applyBrand, STYLE_ID } from './apply-brand'
import './tokens.css'
import './elements.css'

/** On the element that holds views: only inside of it they look as they should. */
export const VIEW_CLASS = 'client-view'

/**
 * Gives views a page that is not the advertiser's app: tokens and brand colours, and the scheme in which that page is.
 * Returns how to undress the page again.
 */
export function dressView(
  brand: Pick<Brand, 'primary' | 'secondary' | 'font' | 'logoUrl'>,
  scheme: 'light' | 'dark',
): () => void {
  const { dataset } = document.documentElement
  const before = dataset.theme
  const hadBrand = document.getElementById(STYLE_ID) !== null
  applyBrand(brand)
  dataset.theme = scheme
  return () => {
    if (!hadBrand) document.getElementById(STYLE_ID)?.remove()
    if (before === undefined) delete dataset.theme
    else dataset.theme = before
  }
}
