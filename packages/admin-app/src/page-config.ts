import type { AdminConfig } from './config/admin-config'

type PageConfig = Pick<AdminConfig, 'brand' | 'mapStyleUrl' | 'rules'>

/**
 * What the server of the same release wrote into the page: brand, map style and the console's own numbers. Vite's own
 * server leaves the placeholder as it is, and the console then starts with its defaults.
 */
export function readPageConfig(text: string | null | undefined): PageConfig {
  if (!text?.trim().startsWith('{')) return {}
  // Written by the server of the same release, which has checked it.
  const { brand, mapStyleUrl, rules } = JSON.parse(text) as PageConfig
  return { brand, mapStyleUrl, rules }
}
