import { CAMPAIGN_FIELDS, type CampaignFields, type WholeCampaign } from '../../nouns/campaigns/campaign'
import { type CampaignTruck, type TruckField, TRUCK_FIELDS } from '../../nouns/campaigns/campaign-truck'
import type { Placeholder } from '../../nouns/placeholders/placeholder'
import { type CampaignEdits, placeholderId, targetAreaId, truckId } from './campaign-edits'

export interface FieldEdit {
  of: 'field'
  field: keyof CampaignFields
  did: 'updated'
  before: CampaignFields[keyof CampaignFields]
  after: CampaignFields[keyof CampaignFields]
}

export interface TruckEdit {
  of: 'truck'
  id: number
  did: 'added' | 'updated' | 'removed'
  /** As it is stored; absent where it is new, or where it is gone meanwhile. */
  before?: CampaignTruck
  /** As it shall be; absent where it is removed. */
  after?: CampaignTruck
  /** The entered fields in which the two differ, in the order of the form; none unless it is updated. */
  changed: TruckField[]
}

export interface PlaceholderEdit {
  of: 'placeholder'
  id: number
  did: 'added' | 'removed'
  /** Absent where it left the campaign meanwhile. */
  placeholder?: Placeholder
}

export interface TargetAreaEdit {
  of: 'target_area'
  id: number
  did: 'added' | 'updated' | 'removed'
  /** Its place in the stored campaign's list, from 1; absent where it has none. */
  number?: number
}

/** One staged change as data, which is also its key. Whoever shows it makes the words. */
export type CampaignEdit = FieldEdit | TruckEdit | PlaceholderEdit | TargetAreaEdit

function truckEdits({ trucks }: WholeCampaign, edits: CampaignEdits['trucks']): TruckEdit[] {
  const stored = new Map(trucks.map(truck => [truckId(truck), truck]))
  return [
    ...edits.removed.map(
      (id): TruckEdit => ({ of: 'truck', id, did: 'removed', before: stored.get(id), changed: [] }),
    ),
    ...edits.updated.map((after): TruckEdit => {
      const before = stored.get(truckId(after))
      const changed = TRUCK_FIELDS.filter(field => before?.[field] !== after[field])
      return { of: 'truck', id: truckId(after), did: 'updated', before, after, changed }
    }),
    ...edits.added.map(
      (after): TruckEdit => ({ of: 'truck', id: truckId(after), did: 'added', after, changed: [] }),
    ),
  ]
}

const placeholderEdits = (
  { placeholders }: WholeCampaign,
  edits: CampaignEdits['placeholders'],
): PlaceholderEdit[] => [
  ...edits.removed.map((id): PlaceholderEdit => {
    const placeholder = placeholders.find(one => placeholderId(one) === id)
    return { of: 'placeholder', id, did: 'removed', placeholder }
  }),
  ...edits.added.map(
    (placeholder): PlaceholderEdit => ({
      of: 'placeholder',
      id: placeholderId(placeholder),
      did: 'added',
      placeholder,
    }),
  ),
]

function targetAreaEdits(
  { bounding_box }: WholeCampaign,
  edits: CampaignEdits['targetAreas'],
): TargetAreaEdit[] {
  const numbers = new Map(bounding_box.map((area, at) => [targetAreaId(area), at + 1]))
  const edit = (id: number, did: TargetAreaEdit['did']): TargetAreaEdit => ({
    of: 'target_area',
    id,
    did,
    number: numbers.get(id),
  })
  return [
    ...edits.removed.map(id => edit(id, 'removed')),
    ...edits.updated.map(area => edit(targetAreaId(area), 'updated')),
    ...edits.added.map(area => edit(targetAreaId(area), 'added')),
  ]
}

/** The staged changes one by one, in the order in which they are saved; the fields in the order of the form. */
export function listEdits(whole: WholeCampaign, edits: CampaignEdits): CampaignEdit[] {
  const { campaign } = whole
  const fields = CAMPAIGN_FIELDS.flatMap((field): FieldEdit[] => {
    const after = edits.fields[field]
    return after === undefined ? [] : [{ of: 'field', field, did: 'updated', before: campaign[field], after }]
  })
  return [
    ...fields,
    ...truckEdits(whole, edits.trucks),
    ...placeholderEdits(whole, edits.placeholders),
    ...targetAreaEdits(whole, edits.targetAreas),
  ]
}
