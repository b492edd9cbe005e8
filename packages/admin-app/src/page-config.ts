import type { AdminConfig } from './config/admin-config'

/**
 * What the server of the same release wrote into the page: brand and map style. Vite's own server leaves the
 * placeholder as it is, and the console then starts with its defaults.
 */
export function readPageConfig(text: string | null | undefined): AdminConfig {
  if (!text?.trim().startsWith('{')) return {}
  // Written by the server of the same release.
  const { brand, mapStyleUrl } = JSON.parse(text) as Pick<AdminConfig, 'brand' | 'mapStyleUrl'>
  return { brand, mapStyleUrl }
}
