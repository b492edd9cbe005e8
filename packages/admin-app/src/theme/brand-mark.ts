import { textOn } from '@product/sdk/values'

/** The truck with its board in a brand's colour, as an address for an image or the tab's icon. */
export function brandMark(primary: string): string {
  const ink = textOn(primary)
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${primary}"/><path fill="${ink}" d="M5 9.5A1.5 1.5 0 0 1 6.5 8h12A1.5 1.5 0 0 1 20 9.5V20h-6.2a3.4 3.4 0 0 0-6.6 0H5zM21.5 12h2.7c.5 0 1 .2 1.3.6l2 2.6c.3.4.5.8.5 1.3V19a1 1 0 0 1-1 1h-.7a3.4 3.4 0 0 0-4.8-2.4z"/><circle cx="10.5" cy="21" r="2.2" fill="${ink}"/><circle cx="23" cy="21" r="2.2" fill="${ink}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`
}
