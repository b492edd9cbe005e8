import type { CampaignTruck } from '../../nouns/campaigns/campaign-truck'
import type { Placeholder } from '../../nouns/placeholders/placeholder'
import type { TargetArea, CampaignFields, WholeCampaign } from '../../nouns/campaigns/campaign'

/** What is staged of one kind of thing on a campaign. */
export interface Staged<Item> {
  added: Item[]
  /** As they shall be. */
  updated: Item[]
  /** Ids. */
  removed: number[]
}

/**
 * What was changed and not yet saved, as plain data that survives a reload. What was added carries a negative id until
 * it is stored. Spec: operations, 4.
 */
export interface CampaignEdits {
  /** Only those that differ from what is stored. */
  fields: Partial<CampaignFields>
  trucks: Staged<CampaignTruck>
  placeholders: { added: Placeholder[]; removed: number[] }
  targetAreas: Staged<TargetArea>
}

export const NO_EDITS: CampaignEdits = {
  fields: {},
  trucks: { added: [], updated: [], removed: [] },
  placeholders: { added: [], removed: [] },
  targetAreas: { added: [], updated: [], removed: [] },
}

export const truckId = ({ truck_campaign_id }: CampaignTruck): number => truck_campaign_id
export const targetAreaId = ({ bounding_box_id }: TargetArea): number => bounding_box_id
export const placeholderId = ({ placeholder_id }: Placeholder): number => placeholder_id

type IdOf<Item> = (item: Item) => number

const without = <Item>(items: readonly Item[], id: number, idOf: IdOf<Item>): Item[] =>
  items.filter(item => idOf(item) !== id)

/** In the place of the one with the same id, or at the end. */
const withItem = <Item>(items: readonly Item[], item: Item, idOf: IdOf<Item>): Item[] =>
  items.some(other => idOf(other) === idOf(item))
    ? items.map(other => (idOf(other) === idOf(item) ? item : other))
    : [...items, item]

const newId = <Item>(added: readonly Item[], idOf: IdOf<Item>): number => Math.min(0, ...added.map(idOf)) - 1

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A change back to what is stored is no change. */
function changed<Item>(
  staged: Staged<Item>,
  item: Item,
  stored: readonly Item[],
  idOf: IdOf<Item>,
): Staged<Item> {
  const id = idOf(item)
  if (id < 0) return { ...staged, added: withItem(staged.added, item, idOf) }
  const before = stored.find(other => idOf(other) === id)
  return {
    ...staged,
    updated: isSame(before, item) ? without(staged.updated, id, idOf) : withItem(staged.updated, item, idOf),
  }
}

/** What was only added is gone without a trace. */
const removed = <Item>(staged: Staged<Item>, id: number, idOf: IdOf<Item>): Staged<Item> =>
  id < 0
    ? { ...staged, added: without(staged.added, id, idOf) }
    : {
        ...staged,
        updated: without(staged.updated, id, idOf),
        removed: [...staged.removed.filter(other => other !== id), id],
      }

/** Stages changed fields; one that is as stored again is no longer a change. */
export function stageFields(
  { campaign }: Pick<WholeCampaign, 'campaign'>,
  edits: CampaignEdits,
  fields: Partial<CampaignFields>,
): CampaignEdits {
  const wanted = { ...edits.fields, ...fields }
  const differing = Object.entries(wanted).filter(
    ([name, value]) => value !== undefined && value !== campaign[name as keyof CampaignFields],
  )
  // Entries of a Partial<CampaignFields>, some left out.
  return { ...edits, fields: Object.fromEntries(differing) as Partial<CampaignFields> }
}

/** Stages a truck, a macro or both; its id is given here. */
export const stageTruck = (
  edits: CampaignEdits,
  truck: Omit<CampaignTruck, 'truck_campaign_id'>,
): CampaignEdits => {
  const { added } = edits.trucks
  const item = { ...truck, truck_campaign_id: newId(added, truckId) }
  return { ...edits, trucks: { ...edits.trucks, added: [...added, item] } }
}

export const stageTruckUpdate = (
  { trucks }: Pick<WholeCampaign, 'trucks'>,
  edits: CampaignEdits,
  truck: CampaignTruck,
): CampaignEdits => ({ ...edits, trucks: changed(edits.trucks, truck, trucks, truckId) })

export const stageTruckRemoval = (edits: CampaignEdits, truckCampaignId: number): CampaignEdits => ({
  ...edits,
  trucks: removed(edits.trucks, truckCampaignId, truckId),
})

/** Moves a placeholder from the available list to the campaign's; one that was staged to leave just stays. */
export function stagePlaceholder(edits: CampaignEdits, placeholder: Placeholder): CampaignEdits {
  const { added, removed: leaving } = edits.placeholders
  const { placeholder_id } = placeholder
  const placeholders = leaving.includes(placeholder_id)
    ? { added, removed: leaving.filter(id => id !== placeholder_id) }
    : { added: withItem(added, placeholder, placeholderId), removed: leaving }
  return { ...edits, placeholders }
}

export function stagePlaceholderRemoval(edits: CampaignEdits, id: number): CampaignEdits {
  const { added, removed: leaving } = edits.placeholders
  const placeholders = added.some(one => one.placeholder_id === id)
    ? { added: without(added, id, placeholderId), removed: leaving }
    : { added, removed: [...leaving.filter(other => other !== id), id] }
  return { ...edits, placeholders }
}

export const stageTargetArea = (edits: CampaignEdits, points: [number, number][]): CampaignEdits => {
  const { added } = edits.targetAreas
  const area = { bounding_box_id: newId(added, targetAreaId), points, version: 0 }
  return { ...edits, targetAreas: { ...edits.targetAreas, added: [...added, area] } }
}

export const stageTargetAreaUpdate = (
  { bounding_box }: Pick<WholeCampaign, 'bounding_box'>,
  edits: CampaignEdits,
  area: TargetArea,
): CampaignEdits => ({ ...edits, targetAreas: changed(edits.targetAreas, area, bounding_box, targetAreaId) })

export const stageTargetAreaRemoval = (edits: CampaignEdits, id: number): CampaignEdits => ({
  ...edits,
  targetAreas: removed(edits.targetAreas, id, targetAreaId),
})

const shown = <Item>(stored: readonly Item[], staged: Staged<Item>, idOf: IdOf<Item>): Item[] => [
  ...stored
    .filter(item => !staged.removed.includes(idOf(item)))
    .map(item => staged.updated.find(other => idOf(other) === idOf(item)) ?? item),
  ...staged.added,
]

/** The campaign as it will be once saved: what the form shows, so that the form holds no second copy. */
export function withEdits(whole: WholeCampaign, edits: CampaignEdits): WholeCampaign {
  const { added, removed: leaving } = edits.placeholders
  return {
    campaign: { ...whole.campaign, ...edits.fields },
    trucks: shown(whole.trucks, edits.trucks, truckId),
    placeholders: [...whole.placeholders.filter(one => !leaving.includes(one.placeholder_id)), ...added],
    bounding_box: shown(whole.bounding_box, edits.targetAreas, targetAreaId),
  }
}
