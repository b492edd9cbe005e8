import type { AdminFeature } from './config/admin-feature'
import { homeFeature } from './home/home-feature'
import { unreleasedFeatures } from './layout/unreleased-features'

/** What ships, in the order of the sidebar. */
export const FEATURES: readonly AdminFeature[] = [
  homeFeature,
  unreleasedFeatures.advertise,
  unreleasedFeatures.clientUsers,
  unreleasedFeatures.backdate,
  unreleasedFeatures.drive,
  unreleasedFeatures.macros,
  unreleasedFeatures.payments,
  unreleasedFeatures.communication,
  unreleasedFeatures.production,
  unreleasedFeatures.removals,
  unreleasedFeatures.inventory,
  unreleasedFeatures.printOrderSheet,
  unreleasedFeatures.installGuideSheet,
  unreleasedFeatures.fixlist,
  unreleasedFeatures.team,
]
