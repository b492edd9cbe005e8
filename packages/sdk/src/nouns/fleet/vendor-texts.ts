/** Spec: operations, 2. */
export const VENDOR_LABELS = {
  createTitle: 'Admin | Create Vendor',
  editTitle: 'Edit Vendor',
  newVendor: '+ New Vendor',
  all: 'All Truck Vendors',
  needsAttention: 'Needs Attention',
} as const

/** Spec: operations, 8. */
export const VENDOR_ALERTS = {
  updated: 'Vendor Was Updated',
  created: 'Vendor Was Created',
  deleted: 'Vendor was deleted',
  deleteFailed: 'There was a problem deleting the vendor',
  downloadFailed: 'Problem downloading file',
} as const

/** Why a truck can't be deleted, nor its vendor. Ours. */
export const truckOnCampaignText = (truck: string, campaign: string): string =>
  `${truck} is on the campaign ${campaign}, which has not ended. Take it off the campaign first.`
