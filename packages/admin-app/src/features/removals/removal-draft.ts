import { completeRemoval, type Removal, type RemovalProblem } from '@product/sdk/nouns/removals'

/** What the dialog of an open removal holds. */
export interface RemovalDraft {
  notes: string
  /** As the input has it: empty, or `YYYY-MM-DD`. */
  removed: string
  url: string | null
}

export const draftOf = ({ removal_notes, removal_img_url }: Removal): RemovalDraft => ({
  notes: removal_notes,
  removed: '',
  url: removal_img_url,
})

export const isChanged = (removal: Removal, { notes, removed, url }: RemovalDraft): boolean =>
  removed !== '' || notes !== removal.removal_notes || url !== removal.removal_img_url

/**
 * The part of a save that is sent whether or not the removal becomes complete. Notes that nobody changed stay out of it:
 * with the lines that were appended they may be longer than what may be typed.
 */
export const keptFields = (removal: Removal, { notes, url }: RemovalDraft) => ({
  removal_notes: notes === removal.removal_notes ? undefined : notes,
  removal_img_url: url,
})

/** What the rule says of marking it as removed on the day picked; undefined: it may be, without a question. */
export function markProblem(
  removal: Removal,
  { removed }: RemovalDraft,
  today: string,
): RemovalProblem | undefined {
  const day = removed === '' ? null : removed
  const result = completeRemoval(removal, { removed: day, today, isConfirmed: false })
  return 'problem' in result ? result : undefined
}
