import type { TargetArea, CampaignFields } from '../../nouns/campaigns/campaign'
import { targetAreaId, type CampaignEdits, placeholderId, type Staged, truckId } from './campaign-edits'
import type { CampaignTruck } from '../../nouns/campaigns/campaign-truck'

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

/** Takes one line of `describeEdits` back; an id that is not among the edits changes nothing. */
export function undoEdit(edits: CampaignEdits, id: string): CampaignEdits {
  const [kind, ref = ''] = id.split(':')
  const number = Number(ref)
  switch (kind) {
    case 'field': {
      const { [ref as keyof CampaignFields]: _, ...fields } = edits.fields
      return { ...edits, fields }
    }
    case 'truck':
      return { ...edits, trucks: dropped<CampaignTruck>(edits.trucks, number, truckId) }
    case 'placeholder':
      return {
        ...edits,
        placeholders: {
          added: edits.placeholders.added.filter(one => placeholderId(one) !== number),
          removed: edits.placeholders.removed.filter(other => other !== number),
        },
      }
    case 'target_area':
      return { ...edits, targetAreas: dropped<TargetArea>(edits.targetAreas, number, targetAreaId) }
    default:
      return edits
  }
}

/** What is still staged after some of it was saved. */
export const withoutEdits = (edits: CampaignEdits, ids: readonly string[]): CampaignEdits =>
  ids.reduce(undoEdit, edits)
