import type { AdminFeature } from './config/admin-feature'
import { campaignsFeature } from './advertise/campaigns/campaigns-feature'
import { clientUsersFeature } from './advertise/client-users/client-users-feature'
import { impersonationFeature } from './advertise/impersonation/impersonation-feature'
import { homeFeature } from './home/home-feature'
import { unreleasedFeatures } from './layout/unreleased-features'
import { searchFeature } from './search/search-feature'
import { teamFeature } from './team/team-feature'

/** What ships, in the order of the sidebar. */
export const FEATURES: readonly AdminFeature[] = [
  homeFeature,
  campaignsFeature,
  clientUsersFeature,
  impersonationFeature,
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
  teamFeature,
  searchFeature,
]
