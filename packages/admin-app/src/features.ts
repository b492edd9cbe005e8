import type { AdminFeature } from './config/admin-feature'
import { accountFeature } from './features/account/account-feature'
import { backdateFeature } from './features/backdate/backdate-feature'
import { calendarFeature } from './features/calendar/calendar-feature'
import { campaignsFeature } from './features/campaigns/campaigns-feature'
import { clientUsersFeature } from './features/client-users/client-users-feature'
import { fleetImportFeature } from './features/fleet-import/fleet-import-feature'
import { fixListFeature } from './features/fix-list/fix-list-feature'
import { groupsFeature } from './features/groups/groups-feature'
import { impersonationFeature } from './features/impersonation/impersonation-feature'
import { homeFeature } from './features/home/home-feature'
import { inventoryFeature } from './features/inventory/inventory-feature'
import { macrosFeature } from './features/macros/macros-feature'
import { paymentsFeature } from './features/payments/payments-feature'
import { pictureRemindersFeature } from './features/picture-reminders/picture-reminders-feature'
import { pictureTaggingFeature } from './features/picture-tagging/picture-tagging-feature'
import { productionHomeFeature } from './features/production-home/production-home-feature'
import { removalsFeature } from './features/removals/removals-feature'
import { scheduledFeature } from './features/scheduled/scheduled-feature'
import { sendingFeature } from './features/sending/sending-feature'
import { searchFeature } from './features/search/search-feature'
import { installGuideFeature, printOrderFeature } from './features/sheets/sheets-feature'
import { teamFeature } from './features/team/team-feature'
import { templatesFeature } from './features/templates/templates-feature'
import { threadsFeature } from './features/threads/threads-feature'
import { trucksFeature } from './features/trucks/trucks-feature'
import { vendorsFeature } from './features/vendors/vendors-feature'

/** What ships, in the order of the sidebar. */
export const FEATURES: readonly AdminFeature[] = [
  homeFeature,
  campaignsFeature,
  clientUsersFeature,
  impersonationFeature,
  backdateFeature,
  vendorsFeature,
  fleetImportFeature,
  trucksFeature,
  macrosFeature,
  paymentsFeature,
  threadsFeature,
  sendingFeature,
  groupsFeature,
  templatesFeature,
  scheduledFeature,
  pictureRemindersFeature,
  pictureTaggingFeature,
  productionHomeFeature,
  removalsFeature,
  inventoryFeature,
  printOrderFeature,
  installGuideFeature,
  calendarFeature,
  fixListFeature,
  teamFeature,
  accountFeature,
  searchFeature,
]
