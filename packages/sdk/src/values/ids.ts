declare const kind: unique symbol

/**
 * A number that names a record of one kind. A plain number fits every kind, so literals and parsed input need no
 * cast; an id that is already known to be a truck's is refused where a vendor's is wanted.
 */
export type Id<Kind extends string> = number & { readonly [kind]?: Kind }

export type UserId = Id<'user'>
export type CampaignId = Id<'campaign'>
export type TruckId = Id<'truck'>
export type VendorId = Id<'vendor'>
export type PlaceholderId = Id<'placeholder'>
export type WaypointGroupId = Id<'waypoint_group'>
export type TargetAreaId = Id<'target_area'>

/** The largest id that a database integer can hold. */
export const LARGEST_ID = 2_147_483_647
