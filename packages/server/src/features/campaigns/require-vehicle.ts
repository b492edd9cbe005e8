import { CAMPAIGN_TRUCK_TEXTS, type CampaignTruckFields } from '@product/sdk/nouns/campaigns'
import { Invalid } from '../../contract/refusals'

/** Refuses a row with neither truck nor macro, which the two parts of a plain call can't know of each other. */
export function requireVehicle<Row extends Pick<CampaignTruckFields, 'truck_id' | 'macro_id'>>(
  fields: Row,
): Row {
  if (fields.truck_id === null && fields.macro_id === null) {
    throw new Invalid({ macro_truck_id: CAMPAIGN_TRUCK_TEXTS.noVehicle })
  }
  return fields
}
