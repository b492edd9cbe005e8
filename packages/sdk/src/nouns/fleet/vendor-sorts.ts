/** The first is the default. Spec: operations, 9. */
export const VENDOR_SORTS = [
  'code',
  'name',
  'vendor_id',
  'nickname',
  'city',
  'email',
  'phone_num',
  'pipeline',
  'rating',
  'eligible',
  'picture_reporting',
  'date_added',
] as const

export type VendorSort = (typeof VENDOR_SORTS)[number]
