import { z } from 'zod'
import { day } from '../../contract/day-field'
import { id } from '../../contract/id-param'

/**
 * What a day of the calendar holds: an install (a payment schedule begins that goes on from no other), the last day of
 * a campaign, a removal that is due (its schedule ends) or done.
 */
export const CALENDAR_KINDS = ['install', 'campaign-end', 'removal-due', 'removed'] as const
export type CalendarKind = (typeof CALENDAR_KINDS)[number]

export const calendarEvent = z.object({
  kind: z.enum(CALENDAR_KINDS),
  /** In Los Angeles. */
  day,
  /** The payment schedule's, which is the removal's; null for the end of a campaign. */
  payment_schedule_id: id<'payment_schedule'>().nullable(),
  truck_id: id<'truck'>().nullable(),
  truck_name: z.string().nullable(),
  license_plate: z.string().nullable(),
  vendor_name: z.string().nullable(),
  campaign_id: id<'campaign'>().nullable(),
  campaign_name: z.string().nullable(),
})

export type CalendarEvent = z.output<typeof calendarEvent>
