import {
  type CampaignEdit,
  type CampaignEdits,
  type EditKey,
  editKeyText,
  editsBetween,
  listEdits,
  rebaseEdits,
  withoutEdits,
} from '@product/sdk/features/campaigns'
import type { WholeCampaign } from '@product/sdk/nouns/campaigns'

export interface Overtaken {
  base: WholeCampaign
  mine: CampaignEdits
  theirs: WholeCampaign
}

export interface EditConflict {
  key: EditKey
  theirs: CampaignEdit | undefined
  mine: CampaignEdit | undefined
}

export interface StaleChoice {
  /** One for each thing that both changed, differently. */
  conflicts: EditConflict[]
  /** Changes of mine that can't be made any more, or that they made as well. */
  dropped: CampaignEdit[]
  /** My changes on top of theirs, with mine where `keepsMine` says so. */
  edits: (keepsMine: (key: EditKey) => boolean) => CampaignEdits
}

/** What there is to choose after somebody else saved the campaign that I was editing. */
export function staleChoice({ base, mine, theirs }: Overtaken): StaleChoice {
  const { edits, dropped, inBoth } = rebaseEdits(base, theirs, mine)
  const editAt = finder(listEdits(base, mine))
  const theirEditAt = finder(listEdits(base, editsBetween(base, theirs)))
  return {
    conflicts: inBoth.map(key => ({ key, theirs: theirEditAt(key), mine: editAt(key) })),
    dropped,
    edits: keepsMine =>
      withoutEdits(
        edits,
        inBoth.filter(key => !keepsMine(key)),
      ),
  }
}

function finder(edits: readonly CampaignEdit[]): (key: EditKey) => CampaignEdit | undefined {
  const byKey = new Map(edits.map(edit => [editKeyText(edit), edit]))
  return key => byKey.get(editKeyText(key))
}
