import {
  type CampaignEdits,
  describeEdits,
  type EditLine,
  editsBetween,
  rebaseEdits,
  undoEdit,
} from '@product/sdk/features/campaigns'
import type { WholeCampaign } from '@product/sdk/nouns/campaigns'
import type { FieldConflict } from '../../forms/changed-fields'

export interface Overtaken {
  base: WholeCampaign
  mine: CampaignEdits
  theirs: WholeCampaign
}

export interface StaleChoice {
  /** One for each thing that both changed, differently; `field` is the id of the change. */
  conflicts: FieldConflict[]
  /** Changes of mine that can't be made any more, or that they made as well. */
  dropped: EditLine[]
  /** My changes on top of theirs, with mine where `keepsMine` says so. */
  edits: (keepsMine: (id: string) => boolean) => CampaignEdits
}

/** What there is to choose after somebody else saved the campaign that I was editing. */
export function staleChoice({ base, mine, theirs }: Overtaken, clientName?: NameOfClient): StaleChoice {
  const { edits, dropped, inBoth } = rebaseEdits(base, theirs, mine)
  const texts = (lines: readonly EditLine[]) => new Map(lines.map(({ id, text }) => [id, text]))
  const theirTexts = texts(describeEdits(base, editsBetween(base, theirs), clientName))
  const myTexts = texts(describeEdits(base, mine, clientName))
  return {
    conflicts: inBoth.map(id => ({ field: id, theirs: theirTexts.get(id), mine: myTexts.get(id) })),
    dropped,
    edits: keepsMine => inBoth.filter(id => !keepsMine(id)).reduce(undoEdit, edits),
  }
}

type NameOfClient = Parameters<typeof describeEdits>[2]
