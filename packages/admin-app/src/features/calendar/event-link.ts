import type { CalendarEvent } from '@product/sdk/features/calendar'
import { pathTo } from '../../paths'
import { removalAddress } from '../../removal-address'

/** Where something of the calendar is seen to: a removal, a truck or a campaign. */
export function eventLink({ kind, payment_schedule_id, truck_id, campaign_id }: CalendarEvent): string {
  if (kind === 'campaign-end') return pathTo('editCampaign', { id: campaign_id ?? 0 })
  if (kind === 'install') return pathTo('editTruck', { id: truck_id ?? 0 })
  return removalAddress(payment_schedule_id ?? 0)
}

export const eventKey = ({ kind, payment_schedule_id, campaign_id }: CalendarEvent): string =>
  `${kind} ${payment_schedule_id ?? campaign_id}`
