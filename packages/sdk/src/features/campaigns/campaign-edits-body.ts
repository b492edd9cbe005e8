import { z } from 'zod'
import { startValues } from '../../contract/start-values'
import { CAMPAIGN_TRUCK_FIELDS } from '../../nouns/campaigns/campaign-truck-fields'
import { bodyId } from '../../contract/id-param'
import {
  campaignTruckFields,
  type CampaignTruck,
  storedTruckFields,
} from '../../nouns/campaigns/campaign-truck'
import { targetAreaPoints, campaignShape } from '../../nouns/campaigns/campaign'
import { targetAreaId, type CampaignEdits, placeholderId, truckId } from './campaign-edits'

/** More than any campaign has; it keeps a slip of a script from locking the tables. */
const MOST = 1000

const ids = <Kind extends string>() => z.array(bodyId<Kind>()).max(MOST).default([])

const addedParts = {
  trucks: z.array(campaignTruckFields).max(MOST).default([]),
  placeholders: ids<'placeholder'>(),
  bounding_boxes: z
    .array(z.object({ points: targetAreaPoints }))
    .max(MOST)
    .default([]),
}

/** What a new campaign is made with, besides its fields. */
export const newCampaignEdits = z.object({
  trucks: z.object({ added: addedParts.trucks }).prefault({}),
  placeholders: z.object({ added: addedParts.placeholders }).prefault({}),
  bounding_boxes: z.object({ added: addedParts.bounding_boxes }).prefault({}),
})

/** All staged edits of a campaign as they are sent. A field left out stays. */
export const campaignEditsBody = z.object({
  /** The version on which the edits were made; left out, whatever is stored is written over. */
  version: z.number().int().optional(),
  // Merged with what is stored and then checked as a whole, so a default must not slip in here.
  fields: z
    .object({
      ...campaignShape,
      user_id: campaignShape.user_id.nullable(),
      view_priority: campaignShape.view_priority.unwrap(),
      csv_report_enabled: campaignShape.csv_report_enabled.unwrap(),
    })
    .partial()
    .default({}),
  trucks: z
    .object({
      added: addedParts.trucks,
      updated: z.array(storedTruckFields).max(MOST).default([]),
      removed: ids<'truck_campaign'>(),
    })
    .prefault({}),
  placeholders: z.object({ added: addedParts.placeholders, removed: ids<'placeholder'>() }).prefault({}),
  bounding_boxes: z
    .object({
      added: addedParts.bounding_boxes,
      updated: z
        .array(z.object({ bounding_box_id: bodyId<'target_area'>(), points: targetAreaPoints }))
        .max(MOST)
        .default([]),
      removed: ids<'target_area'>(),
    })
    .prefault({}),
})

export type CampaignEditsBody = z.input<typeof campaignEditsBody>
export type ParsedCampaignEdits = z.output<typeof campaignEditsBody>

/** The entered fields of a vehicle; what is shown beside them stays behind. */
export function enteredFields(truck: CampaignTruck): z.input<typeof campaignTruckFields> {
  return {
    truck_id: truck.truck_id,
    macro_id: truck.macro_id,
    ...startValues(CAMPAIGN_TRUCK_FIELDS, truck),
    // A stored blank start is sent as it is; the server asks for one then.
    tracking_start: truck.tracking_start ?? '',
  }
}

/** The staged edits as the body of the one call that saves them all. */
export const editsBody = (edits: CampaignEdits, version?: number): CampaignEditsBody => ({
  version,
  fields: edits.fields,
  trucks: {
    added: edits.trucks.added.map(enteredFields),
    updated: edits.trucks.updated.map(truck => ({
      truck_campaign_id: truckId(truck),
      ...enteredFields(truck),
    })),
    removed: edits.trucks.removed,
  },
  placeholders: {
    added: edits.placeholders.added.map(placeholderId),
    removed: edits.placeholders.removed,
  },
  bounding_boxes: {
    added: edits.targetAreas.added.map(({ points }) => ({ points })),
    updated: edits.targetAreas.updated.map(area => ({
      bounding_box_id: targetAreaId(area),
      points: area.points,
    })),
    removed: edits.targetAreas.removed,
  },
})
