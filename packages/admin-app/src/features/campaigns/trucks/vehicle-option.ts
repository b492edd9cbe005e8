import type { Assignment, CampaignTruck } from '@product/sdk/nouns/campaigns'

/** A truck or a macro to choose. */
export interface VehicleOption {
  id: number
  name: string
  license_plate: string | null
  vendor_name: string | null
  /** Miles a day when it was last put on a campaign. */
  last_avg_mileage?: number | null
  /** Campaigns that a truck is on, now or later. */
  assignments: readonly Assignment[]
}

/** What is chosen already on a stored vehicle. */
export const chosenTruck = (truck: Partial<CampaignTruck>): VehicleOption | undefined =>
  truck.truck_id == null
    ? undefined
    : {
        id: truck.truck_id,
        name: truck.truck_name ?? String(truck.truck_id),
        license_plate: truck.license_plate ?? null,
        vendor_name: truck.vendor_name ?? null,
        assignments: truck.other_campaigns ?? [],
      }

export const chosenMacro = (truck: Partial<CampaignTruck>): VehicleOption | undefined =>
  truck.macro_id == null
    ? undefined
    : {
        id: truck.macro_id,
        name: truck.macro_name ?? String(truck.macro_id),
        license_plate: null,
        vendor_name: null,
        assignments: [],
      }
