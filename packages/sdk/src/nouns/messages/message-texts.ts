/** Words of the threads page. Spec: communication, 2 and 8. */
export const MESSAGE_TEXTS = {
  sent: 'message sent successfully',
  notDelivered: 'Message was not delivered',
  failed: 'Message failed',
  loading: 'Loading Messages',
  potentiallyBlocked: 'Potentially Blocked',
  vendorDetails: 'Vendor Details',
  goToThread: 'Go to Thread',
  trucksOnCampaign: 'Trucks on Campaign',
  duplicateFound: 'Duplicate Found',
  noVendors: 'No vendors found!',
  noRecord: 'No Record Found.',
} as const

/** Of the thumbnails of a message at most so many are shown, the last with `+N more` where there are others. Spec: communication, 2. */
export const MOST_THUMBNAILS = 4

/** What stands over the last thumbnail; undefined where all are shown. */
export const moreThumbnailsText = (pictures: number): string | undefined =>
  pictures > MOST_THUMBNAILS ? `+${pictures - MOST_THUMBNAILS} more` : undefined

/** The tooltip of a message that did not arrive. Spec: communication, 8. */
export function statusTooltip(status: string): string | undefined {
  if (status === 'undelivered') return MESSAGE_TEXTS.notDelivered
  return status === 'failed' ? MESSAGE_TEXTS.failed : undefined
}

/** Spec: communication, 5 and 8. */
export const SCHEDULED_TEXTS = {
  none: 'No scheduled messages found!',
  confirmDelete:
    'This action will permanently delete this schedule message. Are you sure you want to continue?',
} as const

/** Spec: communication, 2 and 8. */
export const TAGGING_TEXTS = {
  added: 'Tag added Successfully',
  noTruck: 'No Truck Found to Tag',
} as const

/** Pauses in typing after which a search begins, in ms. Spec: communication, 5. */
export const MESSAGE_SEARCH_PAUSES_MS = {
  reminderVendors: 1000,
  threads: 2000,
  vendors: 2000,
  groups: 1500,
  templates: 1500,
} as const

/** How long a dialog stays once all is done, and a reminder before it starts anew, in ms. Spec: communication, 9. */
export const DIALOG_CLOSES_AFTER_MS = 1000
