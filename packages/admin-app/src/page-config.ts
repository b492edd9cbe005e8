import { type BusinessRules, IMPRESSION_RULES, type ImpressionRules } from '@product/sdk/analytics'
import type { AdminConfig } from './config/admin-config'

interface PageConfig extends Pick<AdminConfig, 'brand' | 'mapStyleUrl'> {
  rules?: BusinessRules
}

/** What the server of the same release wrote into the page. Vite's own server leaves the placeholder as it is. */
function parse(text: string | null | undefined): PageConfig {
  if (!text?.trim().startsWith('{')) return {}
  // Written by the server of the same release, which has checked it.
  return JSON.parse(text) as PageConfig
}

/** Brand, map style and the console's own rules from the page; where there are none, the console's defaults. */
export function readPageConfig(text: string | null | undefined): AdminConfig {
  const { brand, mapStyleUrl, rules } = parse(text)
  return { brand, mapStyleUrl, rules: rules?.console }
}

/** How the server counts impressions, from the page; where it says nothing, the documents' rules. */
export const readImpressionRules = (text: string | null | undefined): ImpressionRules =>
  parse(text).rules?.impressions ?? IMPRESSION_RULES
