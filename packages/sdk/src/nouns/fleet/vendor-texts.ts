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

/** Why a vendor can't be deleted. Ours. */
export const vendorOnCampaignText = (truck: string, campaign: string): string =>
  `${truck} is on the running campaign ${campaign}. Take it off the campaign first.`
