import { z } from 'zod'
import { id } from '../../contract/id-param'

/** A truck that a vendor has on a campaign, and whether its pictures were approved. Spec: communication, 3. */
export const campaignTruckStatus = z.object({
  truck_id: id<'truck'>(),
  vendor_id: id<'vendor'>(),
  truck_name: z.string(),
  license_plate: z.string().nullable(),
  campaign_display_name: z.string(),
  /** Null: nobody has decided yet. */
  status_id: id<'truck_approval'>().nullable(),
  /** 1 approved, 0 rejected. */
  status_value: z.union([z.literal(0), z.literal(1)]).nullable(),
  /** When that was decided. */
  created_at: z.iso.datetime().nullable(),
  phone_number: z.string().nullable(),
  /** Ours. */
  campaign_id: id<'campaign'>(),
  /** Ours: pictures of this month (Los Angeles). */
  pictures: z.number().int(),
})

export type CampaignTruckStatus = z.output<typeof campaignTruckStatus>
