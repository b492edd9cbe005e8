import { plainIssue } from '@product/sdk/contract'
import {
  campaignTruckFields,
  type CampaignTruck,
  type CampaignTruckFields,
  campaignTruckForm,
} from '@product/sdk/nouns/campaigns'
import type { Day } from '@product/sdk/values'
import { elsewhere } from './known-overlaps'
import { chosenMacro, chosenTruck, type VehicleOption } from './vehicle-option'

type Tracking = Partial<Omit<CampaignTruckFields, 'truck_id' | 'macro_id'>>

/** What the dialog holds: what is chosen and what is entered. */
export interface VehicleDraft {
  truck: VehicleOption | undefined
  macro: VehicleOption | undefined
  tracking: Tracking
  /** What was filled in rather than entered: another truck replaces it. */
  offered: Tracking
  /** Of the one that was added before, for a truck without any. */
  mileageBefore?: number
}

export type VehicleProblems = Partial<Record<keyof CampaignTruckFields, string>>

export function startDraft(
  truck: Partial<CampaignTruck>,
  campaign: { start_date: string; end_date: string },
  today: Day,
): VehicleDraft {
  const { truck_id: _, macro_id: __, ...tracking } = campaignTruckForm(truck, campaign, today)
  return { truck: chosenTruck(truck), macro: chosenMacro(truck), tracking, offered: {} }
}

/** The next of several: tracked as the one before was, its mileage where the truck brings none of its own. */
export function nextDraft({ tracking }: VehicleDraft): VehicleDraft {
  const { campaign_display_name: _, license_plate: __, avg_mileage, ...same } = tracking
  const offered = { avg_mileage }
  return {
    truck: undefined,
    macro: undefined,
    tracking: { ...same, ...offered },
    offered,
    mileageBefore: avg_mileage,
  }
}

/** A truck brings its plate, its name to show and its last mileage, a macro its name: where nothing was entered. */
export function chooseVehicle(
  draft: VehicleDraft,
  chosen: { truck: VehicleOption | undefined } | { macro: VehicleOption | undefined },
): VehicleDraft {
  const { truck, macro, tracking, offered, mileageBefore } = { ...draft, ...chosen }
  const brought: Tracking = {
    ...(isOpen('campaign_display_name') && { campaign_display_name: truck?.name ?? macro?.name }),
    ...(isOpen('license_plate') && { license_plate: truck?.license_plate ?? null }),
    ...(isOpen('avg_mileage') && { avg_mileage: truck?.last_avg_mileage ?? mileageBefore }),
  }
  return { truck, macro, tracking: { ...tracking, ...brought }, offered: brought, mileageBefore }

  function isOpen(field: keyof Tracking): boolean {
    const value = tracking[field]
    return value == null || value === '' || value === offered[field]
  }
}

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
