import { CAMPAIGN_FIELDS, type TargetArea, type WholeCampaign } from '../../nouns/campaigns/campaign'
import { type CampaignTruck, TRUCK_FIELDS } from '../../nouns/campaigns/campaign-truck'
import {
  type CampaignEdits,
  NO_EDITS,
  placeholderId,
  stageFields,
  targetAreaId,
  truckId,
} from './campaign-edits'
import { type EditKey, editKeyText } from './edit-key'
import { type CampaignEdit, listEdits } from './list-edits'

type Same<Item> = (one: Item, other: Item) => boolean

const sameTruck: Same<CampaignTruck> = (one, other) =>
  TRUCK_FIELDS.every(field => one[field] === other[field])
const sameTargetArea: Same<TargetArea> = (one, other) =>
  JSON.stringify(one.points) === JSON.stringify(other.points)

function difference<Item>(
  before: readonly Item[],
  after: readonly Item[],
  idOf: (item: Item) => number,
  same: Same<Item>,
) {
  const old = new Map(before.map(item => [idOf(item), item]))
  const now = new Set(after.map(idOf))
  return {
    added: after.filter(item => !old.has(idOf(item))),
    updated: after.filter(item => {
      const earlier = old.get(idOf(item))
      return earlier !== undefined && !same(earlier, item)
    }),
    removed: [...old.keys()].filter(id => !now.has(id)),
  }
}

/** What someone else did between two stored states, in the form of edits: `listEdits` tells it. */
export function editsBetween(before: WholeCampaign, after: WholeCampaign): CampaignEdits {
  const { updated: _, ...placeholders } = difference(
    before.placeholders,
    after.placeholders,
    placeholderId,
    () => true,
  )
  const fields = Object.fromEntries(CAMPAIGN_FIELDS.map(field => [field, after.campaign[field]]))
  return {
    ...stageFields(before, NO_EDITS, fields),
    trucks: difference(before.trucks, after.trucks, truckId, sameTruck),
    placeholders,
    targetAreas: difference(before.bounding_box, after.bounding_box, targetAreaId, sameTargetArea),
  }
}

/** Theirs, with the fields that I changed as I have them. */
function mergedTruck(
  base: CampaignTruck | undefined,
  mine: CampaignTruck,
  theirs: CampaignTruck,
): CampaignTruck {
  const own = TRUCK_FIELDS.filter(field => base?.[field] !== mine[field])
  return {
    ...theirs,
    ...Object.fromEntries(own.map(field => [field, mine[field]])),
    ...(own.includes('truck_id') && { truck_name: mine.truck_name, vendor_name: mine.vendor_name }),
    ...(own.includes('macro_id') && { macro_name: mine.macro_name }),
  }
}

export interface RebasedEdits {
  edits: CampaignEdits
  /** Edits whose object is gone, or which someone else made as well. */
  dropped: CampaignEdit[]
  /** What both changed, differently: my edits of it are in `edits`. */
  inBoth: EditKey[]
}

/**
 * My edits of `base` as edits of what is stored now. Where both changed the same field, mine stands; the rest of what
 * they did stays. Nothing of it is saved yet.
 */
export function rebaseEdits(base: WholeCampaign, stored: WholeCampaign, mine: CampaignEdits): RebasedEdits {
  const trucks = new Map(stored.trucks.map(truck => [truckId(truck), truck]))
  const areas = new Map(stored.bounding_box.map(area => [targetAreaId(area), area]))
  const placeholders = new Set(stored.placeholders.map(placeholderId))
  const { fields } = stageFields(stored, NO_EDITS, mine.fields)
  const edits: CampaignEdits = {
    fields,
    trucks: {
      added: mine.trucks.added,
      updated: mine.trucks.updated.flatMap(truck => {
        const theirs = trucks.get(truckId(truck))
        if (!theirs) return []
        const before = base.trucks.find(one => truckId(one) === truckId(truck))
        const merged = mergedTruck(before, truck, theirs)
        return sameTruck(merged, theirs) ? [] : [merged]
      }),
      removed: mine.trucks.removed.filter(id => trucks.has(id)),
    },
    placeholders: {
      added: mine.placeholders.added.filter(one => !placeholders.has(placeholderId(one))),
      removed: mine.placeholders.removed.filter(id => placeholders.has(id)),
    },
    targetAreas: {
      added: mine.targetAreas.added,
      updated: mine.targetAreas.updated.flatMap(area => {
        const theirs = areas.get(targetAreaId(area))
        return theirs && !sameTargetArea(theirs, area) ? [{ ...theirs, points: area.points }] : []
      }),
      removed: mine.targetAreas.removed.filter(id => areas.has(id)),
    },
  }
  const kept = listEdits(stored, edits)
  const isKept = isAmong(kept)
  const isTheirs = isAmong(listEdits(base, editsBetween(base, stored)))
  return {
    edits,
    dropped: listEdits(base, mine).filter(edit => !isKept(edit)),
    inBoth: kept.filter(isTheirs),
  }
}

function isAmong(keys: readonly EditKey[]): (key: EditKey) => boolean {
  const texts = new Set(keys.map(editKeyText))
  return key => texts.has(editKeyText(key))
}
