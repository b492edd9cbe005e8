import { plainIssue } from '@product/sdk/contract'
import {
  campaignTruckFields,
  type CampaignTruck,
  type CampaignTruckFields,
  campaignTruckForm,
} from '@product/sdk/nouns/campaigns'
import { elsewhere } from './known-overlaps'
import { chosenMacro, chosenTruck, type VehicleOption } from './vehicle-option'

type Tracking = Partial<Omit<CampaignTruckFields, 'truck_id' | 'macro_id'>>

/** What the dialog holds: what is chosen and what is entered. */
export interface VehicleDraft {
  truck: VehicleOption | undefined
  macro: VehicleOption | undefined
  tracking: Tracking
}

export type VehicleProblems = Partial<Record<keyof CampaignTruckFields, string>>

export function startDraft(truck: Partial<CampaignTruck>, campaign: { start_date: string }): VehicleDraft {
  const { truck_id: _, macro_id: __, ...tracking } = campaignTruckForm(truck, campaign)
  return { truck: chosenTruck(truck), macro: chosenMacro(truck), tracking }
}

/** A truck brings its plate where none was entered. */
export const chooseTruck = (draft: VehicleDraft, truck: VehicleOption | undefined): VehicleDraft => ({
  ...draft,
  truck,
  tracking: {
    ...draft.tracking,
    license_plate: draft.tracking.license_plate || (truck?.license_plate ?? null),
  },
})

/** The vehicle as it is staged, or what is wrong by field. */
export function readDraft(
  { truck, macro, tracking }: VehicleDraft,
  before: Partial<CampaignTruck>,
  campaignId: number,
): { vehicle: CampaignTruck } | { problems: VehicleProblems } {
  const given = { truck_id: truck?.id ?? null, macro_id: macro?.id ?? null, ...tracking }
  const result = campaignTruckFields.safeParse(given, { error: plainIssue })
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => [path[0], message] as const)
    // The first of a field counts; the paths are those of the schema's own fields.
    return { problems: Object.fromEntries(problems.toReversed()) as VehicleProblems }
  }
  return {
    vehicle: {
      version: 0,
      truck_campaign_id: 0,
      campaign_id: campaignId,
      ...before,
      ...result.data,
      truck_name: truck?.name ?? null,
      vendor_name: truck?.vendor_name ?? null,
      macro_name: macro?.name ?? null,
      other_campaigns: elsewhere(truck?.assignments ?? [], campaignId),
    },
  }
}
