import { placeholderKind } from '@product/sdk/nouns/placeholders'
import type { ParsedCampaignEdits } from '@product/sdk/features/campaigns'
import type { WholeCampaign } from '@product/sdk/nouns/campaigns'
import type { Db } from '../../db/db'
import { lockPlaceholders, movePlaceholders } from '../../nouns/placeholders/placeholder-store'
import { Invalid } from '../../contract/refusals'
import {
  deleteCampaignTrucks,
  insertCampaignTrucks,
  updateCampaignTrucks,
} from '../../nouns/campaigns/campaign-truck-store'
import { refuseUnknownVehicles } from './check-vehicles'
import {
  deleteTargetAreas,
  insertTargetAreas,
  updateTargetAreas,
} from '../../nouns/campaigns/target-area-store'

export type EditedParts = Omit<ParsedCampaignEdits, 'version' | 'fields'>
type Parts = Omit<WholeCampaign, 'campaign'>

/** Refuses edits of what is not on the campaign (any more): none of them is passed over in silence. */
function refuseAbsent(
  wanted: readonly number[],
  present: readonly number[],
  field: string,
  what: string,
): void {
  const there = new Set(present)
  const absent = wanted.findIndex(id => !there.has(id))
  if (absent >= 0) throw new Invalid({ [`${field}.${absent}`]: `${what} is no longer on this campaign.` })
}

async function applyTrucks(
  tx: Db,
  campaignId: number,
  edits: EditedParts['trucks'],
  before: Parts,
): Promise<void> {
  const present = new Map(before.trucks.map(truck => [truck.truck_campaign_id, truck]))
  const updatedIds = edits.updated.map(truck => truck.truck_campaign_id)
  refuseAbsent(edits.removed, [...present.keys()], 'trucks.removed', 'A truck to be removed')
  refuseAbsent(updatedIds, [...present.keys()], 'trucks.updated', 'A changed truck')
  await refuseUnknownVehicles(tx, [
    ...edits.added.map((fields, at) => ({ prefix: `trucks.added.${at}.`, fields })),
    ...edits.updated.map((fields, at) => {
      const stored = present.get(fields.truck_campaign_id)
      // What is stored may stay, whatever has become of it since.
      const truck_id = fields.truck_id === stored?.truck_id ? null : fields.truck_id
      const macro_id = fields.macro_id === stored?.macro_id ? null : fields.macro_id
      return { prefix: `trucks.updated.${at}.`, fields: { truck_id, macro_id } }
    }),
  ])
  await deleteCampaignTrucks(tx, campaignId, edits.removed)
  await updateCampaignTrucks(tx, campaignId, edits.updated)
  await insertCampaignTrucks(tx, campaignId, edits.added)
}

async function applyPlaceholders(
  tx: Db,
  campaignId: number,
  { added, removed }: EditedParts['placeholders'],
  before: Parts,
): Promise<void> {
  const present = before.placeholders.map(one => one.placeholder_id)
  refuseAbsent(removed, present, 'placeholders.removed', 'A Rep Route or macro to be removed')
  const locked = new Map(
    (await lockPlaceholders(tx, [...added, ...removed])).map(one => [one.placeholder_id, one]),
  )
  for (const [at, id] of added.entries()) {
    const found = locked.get(id)
    const field = `placeholders.added.${at}`
    if (!found) throw new Invalid({ [field]: 'This Rep Route or macro was not found.' })
    if (found.campaign_id !== null && !removed.includes(id)) {
      const where = found.campaign_id === campaignId ? 'this campaign already' : 'another campaign'
      throw new Invalid({ [field]: `The ${placeholderKind(found)} ${found.name} is on ${where}.` })
    }
  }
  await movePlaceholders(tx, removed, null)
  await movePlaceholders(tx, added, campaignId)
}

async function applyTargetAreas(
  tx: Db,
  campaignId: number,
  { added, updated, removed }: EditedParts['bounding_boxes'],
  before: Parts,
): Promise<void> {
  const present = before.bounding_box.map(area => area.bounding_box_id)
  const updatedIds = updated.map(area => area.bounding_box_id)
  refuseAbsent(removed, present, 'bounding_boxes.removed', 'A target area to be removed')
  refuseAbsent(updatedIds, present, 'bounding_boxes.updated', 'A reshaped target area')
  await deleteTargetAreas(tx, campaignId, removed)
  await updateTargetAreas(tx, campaignId, updated)
  await insertTargetAreas(tx, campaignId, added)
}

const refuseTwice = (ids: readonly number[], field: string): void => {
  if (new Set(ids).size < ids.length) throw new Invalid({ [field]: 'The same one is changed twice.' })
}

/**
 * Applies the edits of what is on a campaign. The campaign must be locked, and `before` read under that lock. Any
 * refusal throws and so undoes the whole transaction.
 */
export async function applyEdits(
  tx: Db,
  campaignId: number,
  edits: EditedParts,
  before: Parts,
): Promise<void> {
  const { trucks, placeholders, bounding_boxes } = edits
  refuseTwice([...trucks.updated.map(one => one.truck_campaign_id), ...trucks.removed], 'trucks')
  refuseTwice(
    [...bounding_boxes.updated.map(one => one.bounding_box_id), ...bounding_boxes.removed],
    'bounding_boxes',
  )
  refuseTwice(placeholders.added, 'placeholders.added')
  refuseTwice(placeholders.removed, 'placeholders.removed')
  await applyTrucks(tx, campaignId, trucks, before)
  await applyPlaceholders(tx, campaignId, placeholders, before)
  await applyTargetAreas(tx, campaignId, bounding_boxes, before)
}

/** Whether the edits touch anything on the campaign. */
export const touchesParts = ({ trucks, placeholders, bounding_boxes }: EditedParts): boolean =>
  [trucks, placeholders, bounding_boxes].some(staged => Object.values(staged).some(list => list.length > 0))
