import { accountFeature } from './features/account/account-feature'
import { analyticsFeature } from './features/analytics/analytics-feature'
import { archiveFeature } from './features/archive/archive-feature'
import { backdateFeature } from './features/backdate/backdate-feature'
import { calendarFeature } from './features/calendar/calendar-feature'
import { campaignsFeature } from './features/campaigns/campaigns-feature'
import { carrierFeature } from './features/carrier/carrier-feature'
import { clientUsersFeature } from './features/client-users/client-users-feature'
import { fleetImportFeature } from './features/fleet-import/fleet-import-feature'
import { fixListFeature } from './features/fix-list/fix-list-feature'
import { groupsFeature } from './features/groups/groups-feature'
import { impersonationFeature } from './features/impersonation/impersonation-feature'
import { inventoryFeature } from './features/inventory/inventory-feature'
import { macrosFeature } from './features/macros/macros-feature'
import { mapFeature } from './features/map/map-feature'
import { mediaFeature } from './features/media/media-feature'
import { paymentsFeature } from './features/payments/payments-feature'
import { pictureTaggingFeature } from './features/picture-tagging/picture-tagging-feature'
import { pictureRemindersFeature } from './features/picture-reminders/picture-reminders-feature'
import { removalsFeature } from './features/removals/removals-feature'
import { scheduledFeature } from './features/scheduled/scheduled-feature'
import { searchFeature } from './features/search/search-feature'
import { sendingFeature } from './features/sending/sending-feature'
import { sessionFeature } from './features/session/session-feature'
import { sheetsFeature } from './features/sheets/sheets-feature'
import { teamFeature } from './features/team/team-feature'
import { telemetryFeature } from './features/telemetry/telemetry-feature'
import { threadsFeature } from './features/threads/threads-feature'
import { templatesFeature } from './features/templates/templates-feature'
import { truckDrivingFeature } from './features/truck-driving/truck-driving-feature'
import { truckMediaFeature } from './features/truck-media/truck-media-feature'
import { trucksFeature } from './features/trucks/trucks-feature'
import { vendorFilesFeature } from './features/vendor-files/vendor-files-feature'
import { vendorsFeature } from './features/vendors/vendors-feature'
import type { ServerFeature } from './http/server-feature'

/** The only list of features in the server. The demo is made in this order: what stands on others' rows follows them. */
export const features: readonly ServerFeature[] = [
  sessionFeature,
  accountFeature,
  teamFeature,
  clientUsersFeature,
  impersonationFeature,
  vendorsFeature,
  trucksFeature,
  fleetImportFeature,
  vendorFilesFeature,
  truckMediaFeature,
  truckDrivingFeature,
  fixListFeature,
  telemetryFeature,
  campaignsFeature,
  macrosFeature,
  backdateFeature,
  mapFeature,
  analyticsFeature,
  paymentsFeature,
  removalsFeature,
  calendarFeature,
  inventoryFeature,
  sheetsFeature,
  threadsFeature,
  sendingFeature,
  pictureTaggingFeature,
  templatesFeature,
  groupsFeature,
  scheduledFeature,
  pictureRemindersFeature,
  carrierFeature,
  mediaFeature,
  archiveFeature,
  searchFeature,
]
