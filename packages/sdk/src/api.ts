import { accountEndpoints } from './features/account/account-endpoints'
import { campaignTruckEndpoints } from './features/campaigns/campaign-truck-endpoints'
import { campaignEndpoints } from './features/campaigns/campaign-endpoints'
import { clientUserEndpoints } from './features/client-users/client-user-endpoints'
import { credentialEndpoints } from './features/client-users/credential-endpoints'
import { fleetImportEndpoints } from './features/fleet-import/fleet-import-endpoints'
import { impersonationEndpoints } from './features/impersonation/impersonation-endpoints'
import { fixListEndpoints } from './features/fix-list/fix-list-endpoints'
import { analyticsEndpoints } from './features/analytics/analytics-endpoints'
import { inventoryEndpoints } from './features/inventory/inventory-endpoints'
import { placeholderEndpoints } from './features/macros/placeholder-endpoints'
import { waypointBridgeEndpoints } from './features/macros/waypoint-bridge-endpoints'
import { waypointGroupEndpoints } from './features/macros/waypoint-group-endpoints'
import { mapEndpoints } from './features/map/map-endpoints'
import { paymentEndpoints } from './features/payments/payment-endpoints'
import { backdateEndpoints } from './features/backdate/backdate-endpoints'
import { calendarEndpoints } from './features/calendar/calendar-endpoints'
import { removalEndpoints } from './features/removals/removal-endpoints'
import { searchEndpoints } from './features/search/search-endpoints'
import { sheetEndpoints } from './features/sheets/sheet-endpoints'
import { sessionEndpoints } from './features/session/session-endpoints'
import { teamEndpoints } from './features/team/team-endpoints'
import { telemetryEndpoints } from './features/telemetry/telemetry-endpoints'
import { truckEndpoints } from './features/trucks/truck-endpoints'
import { vendorEndpoints } from './features/vendors/vendor-endpoints'
import { groupEndpoints } from './features/groups/group-endpoints'
import { pictureReminderEndpoints } from './features/picture-reminders/picture-reminder-endpoints'
import { pictureTaggingEndpoints } from './features/picture-tagging/picture-tagging-endpoints'
import { scheduledEndpoints } from './features/scheduled/scheduled-endpoints'
import { sendingEndpoints } from './features/sending/sending-endpoints'
import { templateEndpoints } from './features/templates/template-endpoints'
import { threadEndpoints } from './features/threads/thread-endpoints'
import { truckDrivingEndpoints } from './features/truck-driving/truck-driving-endpoints'
import { taggedPictureEndpoints } from './features/truck-media/tagged-picture-endpoints'
import { truckImageEndpoints } from './features/truck-media/truck-image-endpoints'
import { vendorFileEndpoints } from './features/vendor-files/vendor-file-endpoints'

/** Every endpoint by name. The client, the server's handlers and guards and the documents are read off it. */
export const api = {
  ...sessionEndpoints,
  ...accountEndpoints,
  ...teamEndpoints,
  ...telemetryEndpoints,
  ...mapEndpoints,
  ...placeholderEndpoints,
  ...waypointBridgeEndpoints,
  ...backdateEndpoints,
  ...waypointGroupEndpoints,
  ...fixListEndpoints,
  ...campaignEndpoints,
  ...campaignTruckEndpoints,
  ...clientUserEndpoints,
  ...credentialEndpoints,
  ...impersonationEndpoints,
  ...analyticsEndpoints,
  ...vendorEndpoints,
  ...truckEndpoints,
  ...fleetImportEndpoints,
  ...truckImageEndpoints,
  ...taggedPictureEndpoints,
  ...vendorFileEndpoints,
  ...truckDrivingEndpoints,
  ...paymentEndpoints,
  ...removalEndpoints,
  ...calendarEndpoints,
  ...inventoryEndpoints,
  ...sheetEndpoints,
  ...threadEndpoints,
  ...sendingEndpoints,
  ...templateEndpoints,
  ...groupEndpoints,
  ...scheduledEndpoints,
  ...pictureReminderEndpoints,
  ...pictureTaggingEndpoints,
  ...searchEndpoints,
}

export type Api = typeof api

export { openapi } from './contract/openapi'
