import { z } from 'zod'
import { id } from '../../contract/id-param'

/** One number of a group. Spec: communication, 3. */
export const groupVendor = z.object({
  /** Null: a typed number of no vendor. */
  vendor_id: id<'vendor'>().nullable(),
  /** E.164; null for a vendor without one. */
  phone_number: z.string().nullable(),
  vendor_name: z.string().nullable(),
})

export type GroupVendor = z.output<typeof groupVendor>

/** A group that staff made. Spec: communication, 3. */
export const customGroup = z.object({
  id: id<'message_group'>(),
  group_name: z.string(),
  vendors: z.array(groupVendor),
  version: z.number().int(),
})

export type CustomGroup = z.output<typeof customGroup>

export const campaignGroup = z.object({
  campaign_id: id<'campaign'>(),
  name: z.string(),
  vendors: z.array(groupVendor),
})

export type CampaignGroup = z.output<typeof campaignGroup>

export const cityGroup = z.object({ city: z.string(), vendors: z.array(groupVendor) })

export type CityGroup = z.output<typeof cityGroup>

/** All vendors with a truck on a campaign in a month, `YYYY-MM` of Los Angeles. */
export const vendorsOnCampaignGroup = z.object({
  name: z.string(),
  month: z.string(),
  vendors: z.array(groupVendor),
})

export type VendorsOnCampaignGroup = z.output<typeof vendorsOnCampaignGroup>
