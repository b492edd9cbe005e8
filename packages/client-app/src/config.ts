import { type Brand, DEFAULT_BRAND } from '@product/sdk/values'

/** What the server tells the page before it starts. */
export interface ClientConfig {
  brand: Brand
  /** A MapLibre style from elsewhere; absent: the bundled base map. */
  mapStyleUrl?: string
  /** The database holds the demo, so its logins may be named. */
  demo?: boolean
}

function readConfig(): ClientConfig {
  const text = typeof document === 'undefined' ? null : document.getElementById('config')?.textContent
  // Vite's own server and Storybook leave the placeholder as it is.
  if (!text?.trim().startsWith('{')) return { brand: DEFAULT_BRAND }
  // Written by the server of the same release, by the same type.
  const config = JSON.parse(text) as Partial<ClientConfig>
  return { ...config, brand: { ...DEFAULT_BRAND, ...config.brand } }
}

/** Read once, when the page starts. */
export const config: ClientConfig = readConfig()
