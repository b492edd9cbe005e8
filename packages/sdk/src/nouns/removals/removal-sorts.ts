/** The first is the default. Spec: operations, 9. */
export const REMOVAL_SORTS = [
  'vendor_name',
  'vendor_city',
  'truck_name',
  'license_plate',
  'campaign_name',
  'payment_schedule_end_date',
  'removed_date',
] as const

export type RemovalSort = (typeof REMOVAL_SORTS)[number]
