import { type CampaignEdits, placeholderId, type Staged, targetAreaId, truckId } from './campaign-edits'
import type { EditKey } from './edit-key'

const isEmptyList = (list: readonly unknown[]): boolean => list.length === 0

/** Whether there is nothing to save. */
export const hasNoEdits = ({ fields, trucks, placeholders, targetAreas }: CampaignEdits): boolean =>
  isEmptyList(Object.keys(fields)) &&
  [trucks, placeholders, targetAreas].every(staged => Object.values(staged).every(isEmptyList))

const dropped = <Item>(staged: Staged<Item>, id: number, idOf: (item: Item) => number): Staged<Item> => ({
  added: staged.added.filter(item => idOf(item) !== id),
  updated: staged.updated.filter(item => idOf(item) !== id),
  removed: staged.removed.filter(other => other !== id),
})

/** Takes one edit back; a key that is not among the edits changes nothing. */
export function undoEdit(edits: CampaignEdits, key: EditKey): CampaignEdits {
  switch (key.of) {
    case 'field': {
      const { [key.field]: _, ...fields } = edits.fields
      return { ...edits, fields }
    }
    case 'truck':
      return { ...edits, trucks: dropped(edits.trucks, key.id, truckId) }
    case 'placeholder': {
      const { added, removed } = dropped({ ...edits.placeholders, updated: [] }, key.id, placeholderId)
      return { ...edits, placeholders: { added, removed } }
    }
    case 'target_area':
      return { ...edits, targetAreas: dropped(edits.targetAreas, key.id, targetAreaId) }
  }
}

/** What is still staged after some of it was saved. */
export const withoutEdits = (edits: CampaignEdits, keys: readonly EditKey[]): CampaignEdits =>
  keys.reduce(undoEdit, edits)
