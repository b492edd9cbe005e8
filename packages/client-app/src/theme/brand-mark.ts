import { textOn } from '@product/sdk/values'
import mark from './brand-mark.svg?raw'

const DRAWN_IN = { primary: '#B93A76', onPrimary: '#fff' }

/** The truck with its board in a brand's colour, as an address for an image or the tab's icon. */
export function markUrl(primary: string): string {
  const drawn = mark.replaceAll(DRAWN_IN.onPrimary, textOn(primary)).replaceAll(DRAWN_IN.primary, primary)
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`
}
